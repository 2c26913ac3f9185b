import { type ReactNode } from 'react';
import { useField } from 'formik';
import { getFirstMessage } from './error-text';
import { useFieldId } from './field-id';

/** Props of every field. Formik provides the rest by `name`. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
}

/** Attributes that link a control to its hint and error. */
export interface ControlAria {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldWiring<Value> {
  id: string;
  value: Value;
  error: string | undefined;
  aria: ControlAria;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** Reads a field of the surrounding Formik form. The error appears once the field is touched or the form submitted. */
export function useFormikField<Value>({ name, hint }: Pick<FieldProps, 'name' | 'hint'>): FieldWiring<Value> {
  const [input, meta, helpers] = useField<Value>(name);
  const id = useFieldId(name);
  const error = meta.touched ? getFirstMessage(meta.error) : undefined;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    value: input.value,
    error,
    aria: { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
    onChange: (value) => void helpers.setValue(value),
    onBlur: () => void helpers.setTouched(true),
  };
}
