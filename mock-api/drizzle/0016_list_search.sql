CREATE TABLE "request_search" (
	"request_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"price" text NOT NULL,
	"modality" text NOT NULL,
	"scan" text NOT NULL,
	"payer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "patient_search" (
	"patient_id" integer PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"name" text NOT NULL,
	"dob" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "requests_patient_id_index";--> statement-breakpoint
ALTER TABLE "request_search" ADD CONSTRAINT "request_search_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_search" ADD CONSTRAINT "patient_search_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "last_note_of_request" ON "request_events" USING btree ("practice_id","request_id","at","id") WHERE "request_events"."event_type_id" = 53 and "request_events"."is_active";--> statement-breakpoint
CREATE INDEX "requests_patient_id_id_index" ON "requests" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "requests_open_service" ON "requests" USING btree ("scan_service_id") WHERE "requests"."status" = 'open' and not "requests"."cancel_requested";--> statement-breakpoint
CREATE FUNCTION "format_price"("amount" integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'self-pay $' || to_char(amount, 'FM999,999,999,990')
$$;--> statement-breakpoint
CREATE FUNCTION "store_request_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO request_search AS stored (request_id, words, price, modality, scan, payer)
    SELECT r.id,
      fold_text(concat_ws(' ', r.id, t.value, scan.name, to_char(r.requested_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'),
        CASE WHEN r.self_pay THEN NULL ELSE i.name END)),
      CASE WHEN r.self_pay THEN format_price(r.budget) ELSE '' END,
      fold_text(t.value), fold_text(scan.name), CASE WHEN r.self_pay THEN 'self-pay' ELSE fold_text(coalesce(i.name, '')) END
    FROM changed r JOIN scan_services s ON s.id = r.scan_service_id JOIN scan_types t ON t.id = s.scan_type_id
      LEFT JOIN insurers i ON i.id = r.insurer_id
      CROSS JOIN LATERAL (SELECT concat_ws(' - ', nullif(s.value, ''), nullif(s.description, ''), nullif(s.option, '')) AS name) scan
    ON CONFLICT (request_id) DO UPDATE SET words = excluded.words, price = excluded.price, modality = excluded.modality,
      scan = excluded.scan, payer = excluded.payer
      WHERE (stored.words, stored.price, stored.modality, stored.scan, stored.payer)
        IS DISTINCT FROM (excluded.words, excluded.price, excluded.modality, excluded.scan, excluded.payer);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "store_patient_search"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO patient_search AS stored (patient_id, words, name, dob)
    SELECT p.id,
      fold_text(concat_ws(' ', p.first_name, p.last_name,
        CASE WHEN p.dob <> '' THEN concat('(', substr(p.dob, 6, 2), '/', substr(p.dob, 9, 2), '/', substr(p.dob, 1, 4), ')') END)),
      fold_text(concat_ws(' ', nullif(p.first_name, ''), nullif(p.last_name, ''))), p.dob
    FROM changed p WHERE p.user_type = 'patient'
    ON CONFLICT (patient_id) DO UPDATE SET words = excluded.words, name = excluded.name, dob = excluded.dob
      WHERE (stored.words, stored.name, stored.dob) IS DISTINCT FROM (excluded.words, excluded.name, excluded.dob);
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  source record;
BEGIN
  FOR source IN SELECT * FROM (VALUES ('requests', 'store_request_search'), ('users', 'store_patient_search')) AS sources (name, function) LOOP
    EXECUTE format('CREATE TRIGGER %2$s_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', source.name, source.function);
    EXECUTE format('CREATE TRIGGER %2$s_update AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %2$s()', source.name, source.function);
  END LOOP;
END $$;--> statement-breakpoint
-- The triggers fill the rows of what exists already. Deferred triggers would be in the way of later migrations of the same transaction.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
UPDATE "requests" SET "id" = "id";--> statement-breakpoint
UPDATE "users" SET "dob" = "dob" WHERE "user_type" = 'patient';--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;--> statement-breakpoint
ANALYZE "request_search", "patient_search";--> statement-breakpoint
-- A session also changes with its second factor, and with the rule of its practice.
DROP TRIGGER "report_session_end" ON "tokens";--> statement-breakpoint
CREATE TRIGGER "report_session_end" AFTER UPDATE OF "ended_at", "proved_at", "second_factor" OR DELETE ON "tokens" FOR EACH ROW EXECUTE FUNCTION report_session_change();--> statement-breakpoint
CREATE FUNCTION "report_practice_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('sessions', 'practice ' || NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_practice_change" AFTER UPDATE OF "second_factor_required_at" ON "practices" FOR EACH ROW EXECUTE FUNCTION report_practice_change();
