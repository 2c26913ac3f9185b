CREATE TABLE "answered_calls" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"response" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "answered_calls_at_index" ON "answered_calls" USING btree ("at");