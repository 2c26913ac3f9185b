import { Formik } from 'formik';
import { type ReactElement, type ReactNode } from 'react';
import { FieldIdPrefix } from '../field/index';
import { Stack } from '../layout/index';
import { type Example } from './gallery';

interface FormStateProps {
  form: NonNullable<Example['form']>;
  /** Prefix that separates ids from those of other examples on the page. */
  prefix: string;
  children: ReactNode;
}

/** A form fixed in one state, for the gallery. */
export function FormState({ form: { values, errors = {} }, prefix, children }: FormStateProps): ReactElement {
  const touched = Object.fromEntries(Object.keys(errors).map((name) => [name, true]));
  return (
    <FieldIdPrefix value={prefix}>
      <Formik
        initialValues={values}
        initialErrors={errors}
        initialTouched={touched}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={() => undefined}
      >
        <Stack $gap="space24">{children}</Stack>
      </Formik>
    </FieldIdPrefix>
  );
}
