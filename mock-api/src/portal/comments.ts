import { and, desc, eq, inArray } from 'drizzle-orm';
import { noteEventType } from '@scanharbor/shared-contracts/domain/note';
import { type NoteRow } from '@scanharbor/shared-contracts/wire/ic-portal/rows';
import { type Database } from '../db/connect';
import { requestEvents } from '../db/schema/index';

export type Comment = typeof requestEvents.$inferSelect;

/** Notes are internal: only the practice that wrote them reads them. */
const notesOf = (practiceId: number) =>
  and(eq(requestEvents.eventTypeId, noteEventType), eq(requestEvents.isActive, true), eq(requestEvents.practiceId, practiceId));

/** The newest note of each request. */
export async function lastComments(db: Database, practiceId: number, requestIds: number[]): Promise<Map<number, Comment>> {
  const rows = await db
    .selectDistinctOn([requestEvents.requestId])
    .from(requestEvents)
    .where(and(notesOf(practiceId), inArray(requestEvents.requestId, requestIds)))
    .orderBy(requestEvents.requestId, desc(requestEvents.at), desc(requestEvents.id));
  return new Map(rows.map((row) => [row.requestId, row]));
}

/** The practice's notes on a request, newest first. */
export async function notesOn(db: Database, practiceId: number, requestId: number, readerId: number): Promise<NoteRow[]> {
  const rows = await db
    .select()
    .from(requestEvents)
    .where(and(notesOf(practiceId), eq(requestEvents.requestId, requestId)))
    .orderBy(desc(requestEvents.at), desc(requestEvents.id));
  return rows.map((row) => ({
    ID: row.id,
    NoteText: row.text,
    Author: row.author,
    NoteDT: row.at.toISOString(),
    IsOwn: row.authorId === readerId ? 1 : 0,
  }));
}
