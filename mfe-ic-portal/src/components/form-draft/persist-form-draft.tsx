import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { DraftRestoredStatus, useIsDraftRestored } from './draft-restored-status';
import { type FormDraft, pickChangedValues } from './use-form-draft';

interface PersistFormDraftProps {
  draft: FormDraft;
  /** The values of the form without a draft. */
  stored: FormikValues;
  /** Whether a restored value can still be chosen; by default all can. */
  isAvailable?: (field: string, value: unknown) => boolean;
}

/** Restores the draft of the surrounding form, reports that until the form is saved, and saves each change to the draft. */
export function PersistFormDraft({ draft, stored, isAvailable = () => true }: PersistFormDraftProps) {
  const { values, setValues } = useFormikContext<FormikValues>();
  const [restored] = useState(() => {
    const available = Object.entries(draft.changes ?? {}).filter(([field, value]) => isAvailable(field, value));
    return pickChangedValues(Object.fromEntries(available), stored);
  });
  const isRestored = useIsDraftRestored(draft.changes !== undefined && Object.keys(restored).length > 0);
  const saved = useRef({ values, base: draft.base });

  const restore = useEffectEvent(() => {
    if (isRestored) void setValues({ ...values, ...restored }, false);
  });
  useLayoutEffect(() => restore(), []);

  const save = useEffectEvent((isEdited: boolean) => {
    if (!isEdited && !draft.changes) return;
    const changes = pickChangedValues(values, stored);
    if (Object.keys(changes).length > 0) draft.save(changes);
    else draft.discard();
  });
  useEffect(() => {
    const previous = saved.current;
    if (previous.values === values && previous.base === draft.base) return;
    saved.current = { values, base: draft.base };
    save(previous.values !== values);
  }, [values, draft.base]);

  return isRestored ? <DraftRestoredStatus onDiscard={() => void setValues(stored, false)} /> : null;
}
