import { type ReactNode } from 'react';
import { useField } from 'formik';
import { firstMessage } from './error-text';
import { useFieldId } from './field-id';

/** What every field takes; the rest is wired from Formik by `name`. */
export interface FieldProps {
  /** The path of the value in the form. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the label with "(optional)". */
  optional?: boolean | undefined;
}

/** What ties a control to its hint and its error. */
export interface ControlAria {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldWiring<Value> {
  id: string;
  value: Value;
  error: string | undefined;
  aria: ControlAria;
  change: (value: Value) => void;
  leave: () => void;
}

/** Reads a field of the surrounding Formik form; its error is given once the field was touched or the form submitted. */
export function useFormikField<Value>({ name, hint }: Pick<FieldProps, 'name' | 'hint'>): FieldWiring<Value> {
  const [input, meta, helpers] = useField<Value>(name);
  const id = useFieldId(name);
  const error = meta.touched ? firstMessage(meta.error) : undefined;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    value: input.value,
    error,
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
    change: (value) => void helpers.setValue(value),
    leave: () => void helpers.setTouched(true),
  };
}
