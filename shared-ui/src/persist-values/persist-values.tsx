import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Passes every change of the surrounding form to `onChange`, so that leaving the screen loses no input. */
export function PersistValues<Values>({ onChange }: { onChange: (values: Values) => void }): null {
  const { values } = useFormikContext<Values>();
  const lastValues = useRef(values);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (lastValues.current === values) return;
    lastValues.current = values;
    latest.current(values);
  }, [values]);
  return null;
}
