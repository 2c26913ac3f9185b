ALTER TABLE "outbox" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "request_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "occasion" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "allow_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_request_id_index" ON "outbox" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "outbox_provider_id_index" ON "outbox" USING btree ("provider_id");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_occasion_unique" UNIQUE("occasion");