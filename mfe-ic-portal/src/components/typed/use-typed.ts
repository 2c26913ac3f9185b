import { failureCode, useDraft } from '@scanharbor/shared-contracts';
import { type FormikValues } from 'formik';
import { useState } from 'react';

/** What was typed into a form and not sent, and what its writer saw meanwhile. */
interface Kept<Seen> {
  /** The fields that read otherwise than what was stored. */
  changes: FormikValues;
  /** What was stored then: the server compares it with what is stored when the changes are sent. */
  seen?: Seen | undefined;
}

/** What `KeepTyped` needs of `useTyped`. */
export type Typed = Pick<ReturnType<typeof useTyped>, 'changes' | 'seen' | 'keep' | 'drop'>;

const conflict = 409;
const plain = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);

/** Fields of `values` that read otherwise in `stored`; blanks around a text do not count. */
export const differing = (values: FormikValues, stored: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in stored && plain(value) !== plain(stored[name])));

/**
 * Keeps what is typed into a form until it is sent or given up: over the end of a session, a reload and another screen.
 * Takes a key of the portal ('reject-1001') and, where others change the same thing, what is stored `now`; hand the answer to
 * `KeepTyped` in the form. `seen` is what the writer typed over: what was kept with the draft until the change is known, then
 * what is stored now. Never for passwords.
 */
export function useTyped<Seen = unknown>(key: string, now?: Seen) {
  const { value, keep, drop } = useDraft<Kept<Seen>>(`portal-${key}`);
  const [base, setBase] = useState(value?.seen);
  const seen = base ?? now;
  /** The writer knows what others have stored: from now on that is what the changes go over. */
  const understood = () => setBase(undefined);
  return {
    changes: value?.changes,
    seen,
    keep: (changes: FormikValues) => keep({ changes, seen }),
    drop,
    understood,
    /** Sends; who is refused because of what others stored is told of it, and knows it the next time. */
    knowing: async (send: () => Promise<unknown>) => {
      try {
        await send();
      } catch (error) {
        if (failureCode(error) === conflict) understood();
        throw error;
      }
    },
    /** Leaves the form on purpose: nothing of it is kept. */
    giveUp: (leave: () => void) => () => {
      drop();
      leave();
    },
  };
}
