CREATE TABLE "practice_versions" (
	"practice_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "appointments_of_location" ON "appointments" USING btree ("location_id","starts_at") WHERE "appointments"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "request_locations_eligible" ON "request_locations" USING btree ("location_id","request_id") WHERE "request_locations"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "requests_to_schedule" ON "requests" USING btree ("requested_at","id") WHERE "requests"."status" = 'open' and not "requests"."cancel_requested";
--> statement-breakpoint
-- Text for search and order: without case and accents, the same on every engine. mock-api/src/portal/request-list.ts folds the terms of a search.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN octet_length(value) = char_length(value) THEN lower(value COLLATE "C")
    ELSE lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "C") END
$$;--> statement-breakpoint
-- Collects the practices whose lists a statement changes. The transition table of each trigger is "changed".
CREATE FUNCTION "touch_practices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'requests' THEN
      SELECT string_agg(DISTINCT l.practice_id::text, ',') INTO touched FROM locations l WHERE l.id IN (
        SELECT rl.location_id FROM request_locations rl JOIN changed ON changed.id = rl.request_id
        UNION SELECT a.location_id FROM appointments a JOIN changed ON changed.id = a.request_id);
    WHEN 'users' THEN
      SELECT string_agg(DISTINCT l.practice_id::text, ',') INTO touched FROM locations l WHERE l.id IN (
        SELECT rl.location_id FROM request_locations rl JOIN requests r ON r.id = rl.request_id JOIN changed ON changed.id = r.patient_id
        UNION SELECT a.location_id FROM appointments a JOIN requests r ON r.id = a.request_id JOIN changed ON changed.id = r.patient_id);
    WHEN 'request_locations', 'appointments' THEN
      SELECT string_agg(DISTINCT l.practice_id::text, ',') INTO touched FROM locations l JOIN changed ON changed.location_id = l.id;
    ELSE
      SELECT string_agg(DISTINCT changed.practice_id::text, ',') INTO touched FROM changed WHERE changed.practice_id IS NOT NULL;
  END CASE;
  IF touched IS NOT NULL THEN
    PERFORM set_config('scanharbor.touched', concat_ws(',', nullif(current_setting('scanharbor.touched', true), ''), touched), true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Sets the new versions at the end of the transaction, always in the same order, so that transactions neither wait long nor in a circle.
CREATE FUNCTION "publish_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := current_setting('scanharbor.touched', true);
  published record;
BEGIN
  IF coalesce(touched, '') = '' THEN RETURN NULL; END IF;
  PERFORM set_config('scanharbor.touched', '', true);
  FOR published IN
    INSERT INTO practice_versions AS stored (practice_id, version)
      SELECT id, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
      FROM (SELECT DISTINCT unnest(string_to_array(touched, ','))::integer AS id ORDER BY 1) AS ids
      ON CONFLICT (practice_id) DO UPDATE SET version = greatest(stored.version + 1, excluded.version)
      RETURNING practice_id, version
  LOOP
    PERFORM pg_notify('practice_versions', published.practice_id || ' ' || published.version);
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
DO $$
DECLARE
  listed text;
BEGIN
  FOREACH listed IN ARRAY ARRAY['requests', 'request_locations', 'appointments', 'request_events', 'locations', 'users'] LOOP
    IF listed <> 'users' THEN
      EXECUTE format('CREATE TRIGGER touch_practices_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_practices()', listed);
      EXECUTE format('CREATE TRIGGER touch_practices_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_practices()', listed);
    END IF;
    EXECUTE format('CREATE TRIGGER touch_practices_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION touch_practices()', listed);
    EXECUTE format('CREATE CONSTRAINT TRIGGER publish_versions AFTER INSERT OR UPDATE OR DELETE ON %I DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION publish_versions()', listed);
  END LOOP;
END $$;--> statement-breakpoint
-- Reports the end of a session and every change of a user, so that no process keeps an outdated session in memory.
CREATE FUNCTION "report_session_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN PERFORM pg_notify('sessions', 'user ' || OLD.id);
  ELSE PERFORM pg_notify('sessions', 'token ' || OLD.hash);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_session_change" AFTER UPDATE OR DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION report_session_change();--> statement-breakpoint
CREATE TRIGGER "report_session_end" AFTER UPDATE OF "ended_at", "proved_at" OR DELETE ON "tokens" FOR EACH ROW EXECUTE FUNCTION report_session_change();
