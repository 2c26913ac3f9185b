import { useState } from 'react';
import { texts } from '../../texts';
import { WarningAlert } from '../warning-alert';
import { type useFormDraft } from './use-form-draft';

/** One field of a form, as a user reads it. */
export interface FieldSummary {
  label: string;
  value: string;
}

/** Lists the fields that differ, each with its new value. */
function describeChangedFields(previous: readonly FieldSummary[], current: readonly FieldSummary[]): string[] {
  return current
    .filter(({ label, value }) => previous.find((field) => field.label === label)?.value !== value)
    .map(({ label, value }) => texts.changes.field(label, value || texts.test.none));
}

interface EditConflictAlertProps<Item> {
  draft: Pick<ReturnType<typeof useFormDraft<Item>>, 'base' | 'rebase'>;
  stored: Item;
  summarize: (item: Item) => readonly FieldSummary[];
}

/** Names the fields that other users changed since the edit started. The form itself shows the new values of the fields left alone. */
export function EditConflictAlert<Item>({ draft, stored, summarize }: EditConflictAlertProps<Item>) {
  const [acknowledged, setAcknowledged] = useState(draft.base ?? stored);
  const changes = describeChangedFields(summarize(acknowledged), summarize(stored));
  const handleAcknowledge = () => {
    setAcknowledged(stored);
    draft.rebase();
  };
  const lines = changes.length > 0 ? [texts.changes.changed, ...changes, texts.changes.ownChangesStay] : [];
  return <WarningAlert lines={lines} onAcknowledge={handleAcknowledge} />;
}
