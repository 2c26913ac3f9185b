import { type ReactElement, useContext, useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import { FieldIdPrefix } from '../field/index';
import { type ErrorItem, errorList, sortByPageOrder } from './error-list';
import { ErrorSummary } from './error-summary';

const find = (id: string) => document.getElementById(id);

/**
 * Returns the number of failed submissions of the surrounding form, and its current errors in page order.
 * A submission fails when it ends with errors, from validation or from the server.
 */
function useErrorSummary(): { attempt: number; items: ErrorItem[] } {
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
      ? sortByPageOrder(
          errorList(errors, prefix, (id) => find(id) !== null),
          find,
        )
      : [];
  return { attempt, items };
}

/** Shows the errors of the surrounding form after a failed submission, until all are fixed. Takes focus once per failed submission. */
export function FormikErrorSummary(): ReactElement | null {
  const { attempt, items } = useErrorSummary();
  const box = useRef<HTMLDivElement>(null);
  // Not when the summary mounts: an error that comes back while the user types mounts it again.
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return items.length > 0 ? <ErrorSummary items={items} ref={box} /> : null;
}
