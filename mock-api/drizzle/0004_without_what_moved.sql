ALTER TABLE "requests" DROP COLUMN "ic_stage";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "custom_booking_id";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "refund_status";--> statement-breakpoint
ALTER TABLE "requests" DROP COLUMN "refund_percent";