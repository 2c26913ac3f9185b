ALTER TABLE "practice_versions" ADD COLUMN "recent" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
-- Collects the practices whose lists a statement changes, each with the changed requests: 'practice:request,…'. Without a request it is
-- everything: a location, or more requests than it pays to read one by one. The transition table of each trigger is "changed".
CREATE OR REPLACE FUNCTION "touch_practices"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text;
  before text := nullif(current_setting('scanharbor.touched', true), '');
  most_requests CONSTANT integer := 100;
BEGIN
  CASE TG_TABLE_NAME
    WHEN 'requests' THEN
      SELECT string_agg(part, ',') INTO touched FROM (
        SELECT l.practice_id || ':' || CASE WHEN count(*) <= most_requests THEN string_agg(p.request_id::text, ',' || l.practice_id || ':') ELSE '' END AS part
        FROM (SELECT rl.request_id, rl.location_id FROM request_locations rl JOIN changed ON changed.id = rl.request_id
          UNION SELECT a.request_id, a.location_id FROM appointments a JOIN changed ON changed.id = a.request_id) p
        JOIN locations l ON l.id = p.location_id GROUP BY l.practice_id) parts;
    WHEN 'users' THEN
      SELECT string_agg(part, ',') INTO touched FROM (
        SELECT l.practice_id || ':' || CASE WHEN count(*) <= most_requests THEN string_agg(p.request_id::text, ',' || l.practice_id || ':') ELSE '' END AS part
        FROM (SELECT rl.request_id, rl.location_id FROM request_locations rl JOIN requests r ON r.id = rl.request_id JOIN changed ON changed.id = r.patient_id
          UNION SELECT a.request_id, a.location_id FROM appointments a JOIN requests r ON r.id = a.request_id JOIN changed ON changed.id = r.patient_id) p
        JOIN locations l ON l.id = p.location_id GROUP BY l.practice_id) parts;
    WHEN 'request_locations', 'appointments' THEN
      SELECT string_agg(part, ',') INTO touched FROM (
        SELECT l.practice_id || ':' || CASE WHEN count(*) <= most_requests THEN string_agg(changed.request_id::text, ',' || l.practice_id || ':') ELSE '' END AS part
        FROM changed JOIN locations l ON l.id = changed.location_id GROUP BY l.practice_id) parts;
    WHEN 'request_events', 'request_assignees' THEN
      SELECT string_agg(part, ',') INTO touched FROM (
        SELECT changed.practice_id || ':' || CASE WHEN count(*) <= most_requests THEN string_agg(changed.request_id::text, ',' || changed.practice_id || ':') ELSE '' END AS part
        FROM changed WHERE changed.practice_id IS NOT NULL GROUP BY changed.practice_id) parts;
    ELSE
      SELECT string_agg(DISTINCT changed.practice_id || ':', ',') INTO touched FROM changed WHERE changed.practice_id IS NOT NULL;
  END CASE;
  IF touched IS NULL THEN RETURN NULL; END IF;
  -- A transaction of many statements.
  IF length(before) > 20000 THEN
    SELECT string_agg(DISTINCT split_part(item, ':', 1) || ':', ',') INTO before FROM unnest(string_to_array(before, ',')) AS item;
  END IF;
  PERFORM set_config('scanharbor.touched', concat_ws(',', before, touched), true);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Sets the new versions at the end of the transaction, always in the same order, so that transactions neither wait long nor in a circle.
-- "recent" has the last versions with their changed requests, 'version:request;request' or 'version:*', so that what is in memory can be kept.
CREATE OR REPLACE FUNCTION "publish_versions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := current_setting('scanharbor.touched', true);
  published record;
BEGIN
  IF coalesce(touched, '') = '' THEN RETURN NULL; END IF;
  PERFORM set_config('scanharbor.touched', '', true);
  FOR published IN
    INSERT INTO practice_versions AS stored (practice_id, version, recent)
      SELECT id, now_version, ARRAY[now_version || ':' || requests]
      FROM (SELECT split_part(item, ':', 1)::integer AS id, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint AS now_version,
          CASE WHEN bool_or(split_part(item, ':', 2) = '') OR count(DISTINCT item) > 100 THEN '*'
            ELSE string_agg(DISTINCT split_part(item, ':', 2), ';') END AS requests
        FROM unnest(string_to_array(touched, ',')) AS item GROUP BY 1 ORDER BY 1) AS changes
      ON CONFLICT (practice_id) DO UPDATE SET version = greatest(stored.version + 1, excluded.version),
        recent = stored.recent[greatest(1, cardinality(stored.recent) - 48):]
          || (greatest(stored.version + 1, excluded.version) || ':' || split_part(excluded.recent[1], ':', 2))
      RETURNING practice_id, version
  LOOP
    PERFORM pg_notify('practice_versions', published.practice_id || ' ' || published.version);
  END LOOP;
  RETURN NULL;
END $$;
