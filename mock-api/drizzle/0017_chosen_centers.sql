ALTER TABLE "machines" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "progress_records" ADD COLUMN "location_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "location_ids" integer[] DEFAULT '{}' NOT NULL;