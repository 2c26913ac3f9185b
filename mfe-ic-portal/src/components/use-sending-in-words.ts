import { failureMessage, toFieldErrors } from '@scanharbor/shared-contracts';
import { useSending } from '@scanharbor/shared-ui/sending';

/**
 * One job at a time; why the last one failed is said in the server's words, or in `fallback` when it gave none.
 * A form hands in its `setErrors`: what the server says of a field shows there too.
 */
export function useSendingInWords(fallback: string) {
  const { sending, failure, send } = useSending();
  const sendForm = (job: () => Promise<unknown>, setErrors?: (errors: Record<string, string>) => void) =>
    send(async () => {
      try {
        await job();
      } catch (error) {
        setErrors?.(toFieldErrors(error));
        throw error;
      }
    });
  return { sending, failure: failure === null ? undefined : failureMessage(failure, fallback), send: sendForm };
}
