import { useEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';

/** Fields that were changed since `before`, the values sent last aside: their answer is what `stored` brings. */
const changedSince = (values: FormikValues, before: FormikValues, sent: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== before[name] && value !== sent[name]));

const sameValues = (one: FormikValues, other: FormikValues): boolean =>
  Object.keys(other).every((name) => one[name] === other[name]);

/** Lets the form around it follow `stored`, without taking away a word that was typed before the answer came. */
export function FollowStored({ stored }: { stored: FormikValues }): null {
  const { values, isSubmitting, setValues } = useFormikContext<FormikValues>();
  const before = useRef(stored);
  const sent = useRef<FormikValues>({});
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (isSubmitting && !wasSubmitting.current) sent.current = values;
    wasSubmitting.current = isSubmitting;
    if (sameValues(before.current, stored)) return;
    void setValues({ ...stored, ...changedSince(values, before.current, sent.current) });
    before.current = stored;
  }, [stored, values, isSubmitting, setValues]);
  return null;
}
