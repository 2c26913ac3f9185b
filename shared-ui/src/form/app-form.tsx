import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Formik, type FormikConfig, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { styled } from 'styled-components';
import { FormikErrorSummary } from '../error-summary/index';
import { FieldIdPrefix } from '../field/index';
import { FormColumn } from '../layout/index';
import { FollowStored } from './follow-stored';

const Column = styled(FormColumn)`
  max-width: none;
`;

export interface AppFormProps<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema' | 'validate' | 'innerRef'
> {
  /** `initialValues` are what the server holds: a newer answer is taken over, except in fields that the person has changed. */
  followStored?: boolean;
  /**
   * Sends the values. Errors of the server go to the fields through `helpers.setErrors`. Resolves with false when nothing
   * was stored: a form that follows what is stored then goes on counting the values as the person's own.
   */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown> | unknown;
  /** What the fields' ids start with; needed when two forms share a page. */
  idPrefix?: string;
  /** The form's name for screen readers, where its heading does not say it. */
  label?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form: checked when it is sent, then at each change; a failed attempt shows the error summary and focuses it;
 * nothing is sent twice while it is being sent.
 */
export function AppForm<Values extends FormikValues>({
  onSubmit,
  idPrefix = 'field',
  label,
  followStored = false,
  children,
  ...formik
}: AppFormProps<Values>): ReactElement {
  const [attempted, setAttempted] = useState(false);
  const sending = useRef(false);
  const sent = useRef<FormikValues>({});

  const send = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    sent.current = values;
    if ((await onSubmit(values, helpers)) === false) sent.current = {};
  };

  const submit = (form: FormikProps<Values>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    setAttempted(true);
    void form.submitForm().finally(() => {
      sending.current = false;
    });
  };

  return (
    <FieldIdPrefix value={idPrefix}>
      <Formik {...formik} validateOnBlur={false} validateOnChange={attempted} onSubmit={send}>
        {(form) => (
          <Column as="form" noValidate aria-label={label} onSubmit={submit(form)}>
            {followStored && <FollowStored stored={formik.initialValues} sent={sent} />}
            <FormikErrorSummary />
            {typeof children === 'function' ? children(form) : children}
          </Column>
        )}
      </Formik>
    </FieldIdPrefix>
  );
}
