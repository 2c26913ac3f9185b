ALTER TABLE "progress_records" ADD COLUMN "more_blob_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "more_blob_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Files that were linked beside the first one become its further pages.
UPDATE "requests" SET "more_blob_ids" = "linked"."ids"
FROM (
  SELECT "request_uploads"."request_id", array_agg("uploads"."id" ORDER BY "uploads"."created_at", "uploads"."id") AS "ids"
  FROM "request_uploads"
  JOIN "uploads" ON "uploads"."id" = "request_uploads"."blob_id"
  JOIN "requests" AS "own" ON "own"."id" = "request_uploads"."request_id" AND "own"."blob_id" <> "uploads"."id"
  GROUP BY "request_uploads"."request_id"
) AS "linked"
WHERE "requests"."id" = "linked"."request_id";
