import { useRef, useState } from 'react';

export interface Sending {
  sending: boolean;
  /** What the last attempt failed with; null when it did not. */
  failure: unknown;
  /** Runs a job unless one is running; tells whether it succeeded. Never rejects. */
  send: (job: () => Promise<unknown>) => Promise<boolean>;
}

/** One job at a time: a second press while one runs does nothing, a failure is kept to be shown. */
export function useSending(): Sending {
  const busy = useRef(false);
  const [state, setState] = useState<{ sending: boolean; failure: unknown }>({
    sending: false,
    failure: null,
  });

  const send = async (job: () => Promise<unknown>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setState({ sending: true, failure: null });
    try {
      await job();
      setState({ sending: false, failure: null });
      return true;
    } catch (failure) {
      setState({ sending: false, failure: failure ?? new Error('The job failed without a reason') });
      return false;
    } finally {
      busy.current = false;
    }
  };

  return { ...state, send };
}
