import { type RefObject, useEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';

/** Lists, as groups of boxes hold them, are the same when they hold the same. */
function same(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Fields that were changed since `before`, the values sent last aside: their answer is what `stored` brings. */
const changedSince = (values: FormikValues, before: FormikValues, sent: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, before[name]) && !same(value, sent[name])));

const sameValues = (one: FormikValues, other: FormikValues): boolean => Object.keys(other).every((name) => same(one[name], other[name]));

interface FollowStoredProps {
  stored: FormikValues;
  /** The values that were stored last from here. */
  sent: RefObject<FormikValues>;
}

/** Lets the form around it follow `stored`, without taking away a word that was typed before the answer came. */
export function FollowStored({ stored, sent }: FollowStoredProps): null {
  const { values, setValues } = useFormikContext<FormikValues>();
  const before = useRef(stored);
  useEffect(() => {
    if (sameValues(before.current, stored)) return;
    void setValues({ ...stored, ...changedSince(values, before.current, sent.current) });
    before.current = stored;
  }, [stored, sent, values, setValues]);
  return null;
}
