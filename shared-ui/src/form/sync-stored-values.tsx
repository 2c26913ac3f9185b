import { type RefObject, useEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';

/** Compares two field values. Lists, as in checkbox groups, are equal when their items are. */
function isEqual(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Returns the fields that differ from `base`, except those that were sent: `stored` contains their result. */
const changedSince = (values: FormikValues, base: FormikValues, sent: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isEqual(value, base[name]) && !isEqual(value, sent[name])));

const sameValues = (one: FormikValues, other: FormikValues): boolean => Object.keys(other).every((name) => isEqual(one[name], other[name]));

interface SyncStoredValuesProps {
  stored: FormikValues;
  /** The values last sent from this form. */
  sent: RefObject<FormikValues>;
}

/** Updates the surrounding form when `stored` changes. Retains fields that the user has changed since. */
export function SyncStoredValues({ stored, sent }: SyncStoredValuesProps): null {
  const { values, setValues } = useFormikContext<FormikValues>();
  const base = useRef(stored);
  useEffect(() => {
    if (sameValues(base.current, stored)) return;
    void setValues({ ...stored, ...changedSince(values, base.current, sent.current) });
    base.current = stored;
  }, [stored, sent, values, setValues]);
  return null;
}
