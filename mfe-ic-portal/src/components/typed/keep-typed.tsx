import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { TypedBack } from './typed-back';
import { differing, type Typed } from './use-typed';
import { useIsBack } from './use-typed-back';

interface KeepTypedProps {
  typed: Typed;
  /** What the form reads without anything typed. */
  stored: FormikValues;
  /** Whether a value can still be chosen; all can when left out. */
  fits?: (field: string, value: unknown) => boolean;
}

/** Brings back what was typed into the form around it before, says so until it is saved, and keeps what is typed from now on. */
export function KeepTyped({ typed, stored, fits = () => true }: KeepTypedProps) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const [back] = useState(() => {
    const before = Object.entries(typed.changes ?? {}).filter(([field, value]) => fits(field, value));
    return differing(Object.fromEntries(before), stored);
  });
  const isBack = useIsBack(typed.changes !== undefined && Object.keys(back).length > 0);
  const known = useRef({ values, seen: typed.seen });

  const bringBack = useEffectEvent(() => {
    if (isBack) void setValues({ ...values, ...back }, false);
  });
  useLayoutEffect(() => bringBack(), []);

  const keep = useEffectEvent((isTyped: boolean) => {
    if (!isTyped && !typed.changes) return;
    const changes = differing(values, stored);
    if (Object.keys(changes).length > 0) typed.keep(changes);
    else typed.drop();
  });
  useEffect(() => {
    const before = known.current;
    if (before.values === values && before.seen === typed.seen) return;
    known.current = { values, seen: typed.seen };
    keep(before.values !== values);
  }, [values, typed.seen]);

  return isBack ? <TypedBack onDiscard={() => void setValues(stored, false)} /> : null;
}
