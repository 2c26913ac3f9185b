import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Gives every change of the surrounding form to `keep`, so that nothing typed is lost by leaving the screen. */
export function KeepValues<Values>({ keep }: { keep: (values: Values) => void }): null {
  const { values } = useFormikContext<Values>();
  const known = useRef(values);
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    latest.current(values);
  }, [values]);
  return null;
}
