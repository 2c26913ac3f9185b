import { useRef, useState } from 'react';

export interface SingleFlight {
  sending: boolean;
  /** The error of the last attempt; null when it succeeded. */
  failure: unknown;
  /** Runs a job unless one is running. Resolves with whether it succeeded. Never rejects. */
  send: (job: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs one job at a time: ignores calls while a job runs, and stores a failure for display. */
export function useSingleFlight(): SingleFlight {
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
