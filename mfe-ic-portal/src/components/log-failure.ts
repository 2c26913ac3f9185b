import { useEffect } from 'react';

/** The parts of a failure that name no patient: a message of the server could. */
function describeFailure(error: unknown): object {
  if (error instanceof Error) return { name: error.name };
  const { kind, status, code } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return { kind, status, code };
}

/** Writes a failure to the console, where a prescribed text refers to it (IC-008, IC-036, IC-043, IC-047, IC-094, IC-177). */
export function logFailure(text: string, error: unknown): void {
  console.error(text, describeFailure(error));
}

/** Writes the failure of a query to the console while the screen shows the text, that is without data. */
export function useLogFailure(text: string, { error, data }: { error?: unknown; data?: unknown }): void {
  const isShown = error !== undefined && data === undefined;
  useEffect(() => {
    if (isShown) logFailure(text, error);
  }, [text, error, isShown]);
}
