ALTER TABLE "practices" ADD COLUMN "approval" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "approval_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "practices" ADD COLUMN "entered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "approval" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "approval_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doctors" ADD COLUMN "entered_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "uploads_owner_id_index" ON "uploads" USING btree ("owner_id");--> statement-breakpoint
-- What guests entered before, and the practices whose accounts were never activated, wait too.
UPDATE "doctors" SET "approval" = 'waiting' WHERE "id" >= 5000;--> statement-breakpoint
UPDATE "practices" SET "approval" = 'waiting' WHERE
  EXISTS (SELECT FROM "users" WHERE "users"."practice_id" = "practices"."id")
  AND NOT EXISTS (SELECT FROM "users" WHERE "users"."practice_id" = "practices"."id" AND "users"."is_active");
