import { getErrorCode, useDraft } from '@scanharbor/shared-contracts';
import { type FormikValues } from 'formik';
import { useState } from 'react';

/** The unsaved input of a form. */
interface StoredDraft<Base> {
  /** The fields that differ from what was stored. */
  changes: FormikValues;
  /** The stored version that the edit started from. */
  base?: Base | undefined;
}

/** The part of `useFormDraft` that `PersistFormDraft` needs. */
export type FormDraft = Pick<ReturnType<typeof useFormDraft>, 'changes' | 'base' | 'save' | 'discard'>;

const conflict = 409;
const normalize = (value: unknown) => JSON.stringify(typeof value === 'string' ? value.trim() : value);

/** Returns the fields of `values` that differ from `stored`; blanks around a text do not count. */
export const pickChangedValues = (values: FormikValues, stored: FormikValues): FormikValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => name in stored && normalize(value) !== normalize(stored[name])));

/**
 * Keeps the unsaved input of a form through the end of a session, a reload and navigation, until it is saved or discarded.
 * Takes a key of the portal ('reject-1001') and, where other users change the same thing, its `stored` version. Pass the result to
 * `PersistFormDraft` in the form. `base` is the version that the edit started from, which the server compares with the stored one;
 * `rebase` moves it to the stored version. Never for passwords.
 */
export function useFormDraft<Base = unknown>(key: string, stored?: Base) {
  const { value, save, discard } = useDraft<StoredDraft<Base>>(`portal-${key}`);
  const [draftBase, setDraftBase] = useState(value?.base);
  const base = draftBase ?? stored;
  const rebase = () => setDraftBase(undefined);
  return {
    changes: value?.changes,
    base,
    save: (changes: FormikValues) => save({ changes, base }),
    discard,
    rebase,
    /** Submits the form. A conflict with another user's change is shown, and the next submit is based on that change. */
    submit: async (send: () => Promise<unknown>) => {
      try {
        await send();
      } catch (error) {
        if (getErrorCode(error) === conflict) rebase();
        throw error;
      }
    },
    /** Returns a handler that discards the draft and leaves the form. */
    discardAnd: (action: () => void) => () => {
      discard();
      action();
    },
  };
}
