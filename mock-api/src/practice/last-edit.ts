import { type EditedThing, type LastEdit } from '@scanharbor/shared-contracts/domain/last-edit';
import { type Context } from '../context';
import { findLastEdit } from '../db/queries/audit';
import { formatInstant, getReaderZone } from '../portal/last-change';
import { type Scope } from '../portal/scope';
import { texts } from '../texts';

type Reader = Pick<Context, 'db' | 'clock'>;

/** An edit that started longer ago than this has no name: the audit trail is not searched further back. */
const maxDays = 30;
const dayMs = 24 * 60 * 60_000;

const modalityCalls = ['PATCH ic-portal/scans/:locationId', 'DELETE ic-portal/scans/:locationId'];

/** The calls that change a thing, and what their events are about. */
const edits: Record<EditedThing, { calls: string[]; subject: string }> = {
  location: { calls: ['PATCH ic-portal/ic-update-location', ...modalityCalls], subject: 'location' },
  schedule: { calls: ['PUT ic-portal/schedule/:locationId', ...modalityCalls], subject: 'location' },
  user: {
    calls: [
      'PATCH ic-portal/ic-update-user',
      'PATCH account/update',
      'POST account/confirm_email',
      'POST users/update',
      'POST users/delete',
    ],
    subject: 'user',
  },
};

/** Names what an event of the audit trail is about, so that the next conflict can say who made that change. */
export const describeEdited = (what: EditedThing, id: number): string => `${edits[what].subject} ${id}`;

/** Finds who of the practice changed a location, its schedule or a user last, and when; undefined when no one did lately. */
export async function findEditor({ db, clock }: Reader, scope: Scope, what: EditedThing, id: number): Promise<LastEdit | undefined> {
  const since = new Date(clock.now().getTime() - maxDays * dayMs);
  const event = await findLastEdit(db, {
    practiceId: scope.practiceId,
    subject: describeEdited(what, id),
    calls: edits[what].calls,
    since,
  });
  if (!event) return undefined;
  return {
    by: event.switchedByName ? texts.actingAs(event.switchedByName, event.userName) : event.userName,
    at: event.at.toISOString(),
    timeZone: getReaderZone(scope),
  };
}

/** Says who changed it, and when, for a refused edit: 'Dana Whitaker changed this location at 10:32 AM EST.' */
export async function describeEdit(reader: Reader, scope: Scope, what: EditedThing, id: number): Promise<string> {
  const last = await findEditor(reader, scope, what, id);
  return texts.edited(what, last?.by ?? '', last ? formatInstant(new Date(last.at), scope, reader) : '');
}
