import { type SubmitEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Formik, type FormikConfig, type FormikHelpers, type FormikProps, type FormikValues } from 'formik';
import { styled } from 'styled-components';
import { FormikErrorSummary } from '../error-summary/index';
import { FieldIdPrefix } from '../field/index';
import { FormColumn } from '../layout/index';
import { SyncStoredValues } from './sync-stored-values';

const Column = styled(FormColumn)`
  max-width: none;
`;

interface AppFormProps<Values extends FormikValues> extends Pick<
  FormikConfig<Values>,
  'initialValues' | 'validationSchema' | 'validate' | 'innerRef'
> {
  /** `initialValues` are the values on the server. Newer ones replace the form's values, except in fields that the user has changed. */
  followStored?: boolean;
  /**
   * Submits the values. Server errors go to the fields through `helpers.setErrors`. Resolves with false when nothing was
   * saved: the values then still count as changes of the user.
   */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => unknown;
  /** Prefix of the fields' ids; needed when two forms share a page. */
  idPrefix?: string;
  /** Accessible name of the form, for a form without a heading. */
  label?: string;
  children: ReactNode | ((form: FormikProps<Values>) => ReactNode);
}

/**
 * A form that validates on submission, then on each change. A failed submission shows the error summary and focuses it.
 * Ignores submissions while one is running.
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

  const submit = (form: FormikProps<Values>) => (event: SubmitEvent<HTMLFormElement>) => {
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
          // Before the script of a prerendered page runs, a form of another method would write its values into the URL.
          <Column as="form" method="post" noValidate aria-label={label} onSubmit={submit(form)}>
            {followStored && <SyncStoredValues stored={formik.initialValues} sent={sent} />}
            <FormikErrorSummary />
            {typeof children === 'function' ? children(form) : children}
          </Column>
        )}
      </Formik>
    </FieldIdPrefix>
  );
}
