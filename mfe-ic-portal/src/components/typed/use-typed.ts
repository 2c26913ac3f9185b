import { useDraft } from '@scanharbor/shared-contracts';
import { type FormikValues } from 'formik';

/** What was typed into a form and not sent: its fields that read otherwise than what is stored. */
export type Typed = ReturnType<typeof useTyped>;

const plain = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);

/** Fields of `values` that read otherwise in `stored`; blanks around a text do not count. */
export const differing = (values: FormikValues, stored: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in stored && plain(value) !== plain(stored[name])));

/**
 * Keeps what is typed into a form until it is sent or given up: over the end of a session, a reload and another screen.
 * Takes a key of the portal ('reject-1001'); hand the answer to `KeepTyped` in the form. Never for passwords.
 */
export function useTyped(key: string) {
  const draft = useDraft<FormikValues>(`portal-${key}`);
  /** Leaves the form on purpose: nothing of it is kept. */
  const giveUp = (leave: () => void) => () => {
    draft.drop();
    leave();
  };
  return { ...draft, giveUp };
}
