CREATE TABLE "request_assignees" (
	"practice_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"user_id" integer,
	"assignee" text DEFAULT '' NOT NULL,
	"assigned_by" text NOT NULL,
	"assigned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_assignees_practice_id_request_id_pk" PRIMARY KEY("practice_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "request_assignees" ADD CONSTRAINT "request_assignees_practice_id_practices_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_assignees" ADD CONSTRAINT "request_assignees_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_assignees" ADD CONSTRAINT "request_assignees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_assignees_practice_id_user_id_index" ON "request_assignees" USING btree ("practice_id","user_id");--> statement-breakpoint
CREATE TRIGGER "capture_change" AFTER INSERT OR UPDATE OR DELETE ON "request_assignees" FOR EACH ROW EXECUTE FUNCTION capture_change();--> statement-breakpoint
-- An assignment is part of the lists of its practice.
CREATE TRIGGER "touch_practices_insert" AFTER INSERT ON "request_assignees" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_practices();--> statement-breakpoint
CREATE TRIGGER "touch_practices_update" AFTER UPDATE ON "request_assignees" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_practices();--> statement-breakpoint
CREATE TRIGGER "touch_practices_delete" AFTER DELETE ON "request_assignees" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_practices();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "publish_versions" AFTER INSERT OR UPDATE OR DELETE ON "request_assignees" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION publish_versions();
