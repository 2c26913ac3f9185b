ALTER TABLE "audit_events" ADD COLUMN "switched_by" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "budget" integer;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "custom_booking_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "refund_status" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "refund_percent" integer;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "times_changed_at" timestamp with time zone;--> statement-breakpoint
-- What the last practice agreed on was kept by the request: it goes to the appointment that stands, and the request asks what it asked at first.
UPDATE "appointments" SET "custom_booking_id" = "requests"."custom_booking_id", "budget" = nullif("requests"."budget", (SELECT min("price") FROM "request_locations" WHERE "request_locations"."request_id" = "requests"."id")) FROM "requests" WHERE "requests"."id" = "appointments"."request_id" AND "appointments"."cancelled_at" IS NULL;--> statement-breakpoint
UPDATE "requests" SET "budget" = "lowest"."price" FROM (SELECT "request_id", min("price") AS "price" FROM "request_locations" GROUP BY "request_id") AS "lowest" WHERE "lowest"."request_id" = "requests"."id";--> statement-breakpoint
-- A refund belongs to the appointment that was cancelled last, or to the one there is.
UPDATE "appointments" SET "refund_status" = "requests"."refund_status", "refund_percent" = "requests"."refund_percent" FROM "requests" WHERE "requests"."refund_status" <> '' AND "appointments"."id" = (SELECT "other"."id" FROM "appointments" AS "other" WHERE "other"."request_id" = "requests"."id" ORDER BY "other"."cancelled_at" IS NULL, "other"."id" DESC LIMIT 1);
