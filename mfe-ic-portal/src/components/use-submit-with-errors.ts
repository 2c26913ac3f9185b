import { getErrorMessage, toFieldErrors } from '@scanharbor/shared-contracts';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';

/**
 * Runs one job at a time. `failure` is the server's message for the last failed job, or `fallback` without one.
 * A form passes its `setErrors` to show the server's field errors, too.
 */
export function useSubmitWithErrors(fallback: string) {
  const { sending, failure, send } = useSingleFlight();
  const sendForm = (job: () => Promise<unknown>, setErrors?: (errors: Record<string, string>) => void) =>
    send(async () => {
      try {
        await job();
      } catch (error) {
        setErrors?.(toFieldErrors(error));
        throw error;
      }
    });
  return { sending, failure: failure === null ? undefined : getErrorMessage(failure, fallback), send: sendForm };
}
