import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { differing, type Typed } from './use-typed';

const words = texts.typed;

interface KeepTypedProps {
  typed: Typed;
  /** What the form reads without anything typed. */
  stored: FormikValues;
  /** Whether a value can still be chosen; all can when left out. */
  fits?: (field: string, value: unknown) => boolean;
}

/** Brings back what was typed into the form around it before, says so, and keeps what is typed from now on. */
export function KeepTyped({ typed, stored, fits = () => true }: KeepTypedProps) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const [back] = useState(() => {
    const before = Object.entries(typed.value ?? {}).filter(([field, value]) => fits(field, value));
    return differing(Object.fromEntries(before), stored);
  });
  const [told, setTold] = useState(Object.keys(back).length > 0);
  const known = useRef(values);

  const bringBack = useEffectEvent(() => {
    if (told) void setValues({ ...values, ...back }, false);
  });
  useLayoutEffect(() => bringBack(), []);

  const keep = useEffectEvent(() => {
    const changes = differing(values, stored);
    if (Object.keys(changes).length > 0) typed.keep(changes);
    else typed.drop();
  });
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    keep();
  }, [values]);

  if (!told) return null;
  const discard = () => {
    setTold(false);
    void setValues(stored, false);
  };
  return (
    <Cluster role="status" $gap="space8">
      <Text as="span" $size="note" $colour="ink2">
        {words.back}
      </Text>
      <Button variant="link" onClick={discard}>
        {words.discard}
      </Button>
    </Cluster>
  );
}
