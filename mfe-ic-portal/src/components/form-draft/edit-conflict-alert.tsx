import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLastEditQuery } from '@scanharbor/shared-contracts/api/ic-portal/last-edit';
import { formatMoment } from '@scanharbor/shared-contracts/domain/colleague-change';
import { type EditedThing } from '@scanharbor/shared-contracts/domain/last-edit';
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

/** Says who changed the item, and when, as soon as the API has said so. */
function useEditor(what: EditedThing, id: number, isChanged: boolean): string {
  const { data: last } = useLastEditQuery(isChanged ? { what, id } : skipToken);
  return last ? texts.changes.changedBy(last.by, formatMoment(new Date(last.at), last.timeZone, new Date())) : texts.changes.changed;
}

interface EditConflictAlertProps<Item> {
  what: EditedThing;
  id: number;
  draft: Pick<ReturnType<typeof useFormDraft<Item>>, 'base' | 'rebase'>;
  stored: Item;
  summarize: (item: Item) => readonly FieldSummary[];
}

/** Names the fields that other users changed since the edit started. The form itself shows the new values of the fields left alone. */
export function EditConflictAlert<Item>({ what, id, draft, stored, summarize }: EditConflictAlertProps<Item>) {
  const [acknowledged, setAcknowledged] = useState(draft.base ?? stored);
  const changes = describeChangedFields(summarize(acknowledged), summarize(stored));
  const editor = useEditor(what, id, changes.length > 0);
  const handleAcknowledge = () => {
    setAcknowledged(stored);
    draft.rebase();
  };
  const lines = changes.length > 0 ? [editor, ...changes, texts.changes.ownChangesStay] : [];
  return <WarningAlert lines={lines} onAcknowledge={handleAcknowledge} />;
}
