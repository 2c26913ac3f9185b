-- Each row is converted to JSON once. An update converted the old row again for every column.
CREATE OR REPLACE FUNCTION "capture_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys CONSTANT text[] := ARRAY['id', 'request_id', 'patient_id', 'user_id', 'user_type', 'practice_id', 'location_id', 'doctor_id'];
  captured text := current_setting('scanharbor.changes', true);
  old_row jsonb;
  new_row jsonb;
  row_keys jsonb;
  before jsonb;
  after jsonb;
BEGIN
  IF coalesce(captured, '') = '' OR octet_length(captured) > 200000 THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN new_row := to_jsonb(NEW); END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(key, old_row -> key), jsonb_object_agg(key, value) INTO before, after
      FROM jsonb_each(new_row) WHERE value IS DISTINCT FROM old_row -> key;
    IF after IS NULL THEN RETURN NULL; END IF;
  ELSE
    before := old_row;
    after := new_row;
  END IF;
  SELECT jsonb_object_agg(key, value) INTO row_keys FROM jsonb_each(coalesce(new_row, old_row)) WHERE key = ANY (keys) AND value <> 'null';
  PERFORM set_config('scanharbor.changes', captured || jsonb_build_object(
    'table', TG_TABLE_NAME, 'key', coalesce(row_keys, '{}'), 'before', hide_secrets(before), 'after', hide_secrets(after))::text || E'\n', true);
  RETURN NULL;
END $$;
