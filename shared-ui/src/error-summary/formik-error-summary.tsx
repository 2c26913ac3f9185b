import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { FieldIdPrefix } from '../field/index';
import { type ErrorItem, errorList, inPageOrder } from './error-list';
import { ErrorSummary } from './error-summary';

const find = (id: string) => document.getElementById(id);

/**
 * How often the surrounding form was sent in vain, and its present errors in the order of the page.
 * An attempt fails when it ends with errors, found here or answered by the server.
 */
export function useErrorSummary(): { attempt: number; items: ErrorItem[] } {
  const { errors, isSubmitting } = useFormikContext();
  const prefix = useContext(FieldIdPrefix);
  const wasSubmitting = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const failed = Object.keys(errors).length > 0;

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && failed) setAttempt((count) => count + 1);
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, failed]);

  const items =
    attempt > 0
      ? inPageOrder(
          errorList(errors, prefix, (id) => find(id) !== null),
          find,
        )
      : [];
  return { attempt, items };
}

/** The error summary of the surrounding form: there once an attempt has failed, gone when nothing is wrong any more. */
export function FormikErrorSummary(): ReactElement | null {
  const { attempt, items } = useErrorSummary();
  return items.length > 0 ? <ErrorSummary items={items} attempt={attempt} /> : null;
}
