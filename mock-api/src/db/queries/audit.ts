import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { and, arrayContains, asc, count, desc, eq, gt, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { type Database } from '../database';
import { firstRow, readRows } from '../rows';
import { type AuditEventInsert, type AuditEventRecord, auditEvents, practices, requests, users } from '../schema/index';
import { containsText, startsWithText } from './like-pattern';

/** The setting, local to a transaction, in which the triggers collect the changed rows. */
const captureSetting = 'scanharbor.changes';

/** Makes the triggers of the audited tables collect the rows that this transaction changes. */
export async function startCapture(db: Database): Promise<void> {
  await db.execute(sql`select set_config(${captureSetting}, E'\n', true)`);
}

/** Returns the rows that the transaction changed so far, one JSON object per line. */
export async function readCapture(db: Database): Promise<string> {
  const result = await db.execute(sql`select current_setting(${captureSetting}, true) as captured`);
  const [row] = readRows<{ captured: string | null }>(result);
  return row?.captured ?? '';
}

/** Appends an event to its chain; the lock of the chain is held until the transaction ends, so this comes last. */
export async function insertAuditEvent(db: Database, values: AuditEventInsert): Promise<void> {
  await db.insert(auditEvents).values(values);
}

/** Lists the patients of these requests. */
export async function listPatientsOfRequests(db: Database, requestIds: number[]): Promise<number[]> {
  if (requestIds.length === 0) return [];
  const rows = await db.selectDistinct({ id: requests.patientId }).from(requests).where(inArray(requests.id, requestIds));
  return rows.map(({ id }) => id);
}

export interface AuditFilter {
  practiceId: number;
  userId?: number | undefined;
  /** Part of a patient's name, or the id. */
  patient?: string | undefined;
  action?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

const findPatients = (db: Database, patient: string): SQL => {
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.userType, 'patient'),
        or(containsText(sql`${users.firstName} || ' ' || ${users.lastName}`, patient), eq(sql`${users.id}::text`, patient)),
      ),
    );
  return sql`${auditEvents.patientIds} && array(${named})`;
};

const meets = (db: Database, { practiceId, userId, patient, action, from, until }: AuditFilter) =>
  and(
    eq(auditEvents.practiceId, practiceId),
    userId === undefined ? undefined : or(eq(auditEvents.userId, userId), eq(auditEvents.switchedBy, userId)),
    patient === undefined ? undefined : findPatients(db, patient),
    action === undefined ? undefined : eq(auditEvents.action, action),
    from === undefined ? undefined : gte(auditEvents.at, from),
    until === undefined ? undefined : lt(auditEvents.at, until),
  );

interface Page {
  limit: number;
  offset: number;
}

/** Lists the events of a practice, newest first. */
export const listAuditEvents = (db: Database, filter: AuditFilter, { limit, offset }: Page): Promise<AuditEventRecord[]> =>
  db.select().from(auditEvents).where(meets(db, filter)).orderBy(desc(auditEvents.at), desc(auditEvents.id)).limit(limit).offset(offset);

/** The most events of a request that its activity shows. */
const maxRequestEvents = 200;

interface RequestEventFilter {
  practiceId: number;
  patientId: number;
  requestId: number;
  /** Calls by their names on the wire. */
  calls: readonly string[];
}

/** Lists what a practice and the patient did with a request by these calls, newest first; without rejected and empty calls. */
export const listRequestEvents = (db: Database, { practiceId, patientId, requestId, calls }: RequestEventFilter) =>
  db
    .select()
    .from(auditEvents)
    .where(
      and(
        arrayContains(auditEvents.patientIds, [patientId]),
        eq(auditEvents.subject, `request ${requestId}`),
        inArray(auditEvents.call, [...calls]),
        eq(auditEvents.outcome, 'done'),
        or(eq(auditEvents.practiceId, practiceId), eq(auditEvents.userId, patientId)),
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(maxRequestEvents);

interface EditFilter {
  practiceId: number;
  /** What the events are about, such as 'location 1'; a subject may go on after a colon. */
  subject: string;
  /** Calls by their names on the wire. */
  calls: readonly string[];
  since: Date;
}

/** Finds the last change of a practice by one of these calls; undefined without one. */
export const findLastEdit = (db: Database, { practiceId, subject, calls, since }: EditFilter): Promise<AuditEventRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.practiceId, practiceId),
          gte(auditEvents.at, since),
          inArray(auditEvents.call, [...calls]),
          eq(auditEvents.outcome, 'done'),
          or(eq(auditEvents.subject, subject), startsWithText(auditEvents.subject, `${subject}:`)),
        ),
      )
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(1),
  );

/** Finds the last event of a call about a subject, whichever practice its user belongs to; undefined without one. */
export const findLastEvent = (db: Database, call: string, subject: string): Promise<AuditEventRecord | undefined> =>
  firstRow(
    db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.call, call), eq(auditEvents.subject, subject), eq(auditEvents.outcome, 'done')))
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
      .limit(1),
  );

/** Counts the events of a practice. */
export async function countAuditEvents(db: Database, filter: AuditFilter): Promise<number> {
  const row = await firstRow(db.select({ value: count() }).from(auditEvents).where(meets(db, filter)));
  return row?.value ?? 0;
}

/** Returns the names of users by id. */
export async function listUserNames(db: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map((user) => [user.id, formatFullName(user)]));
}

const byOthers = (patientId: number) =>
  and(
    arrayContains(auditEvents.patientIds, [patientId]),
    or(ne(auditEvents.userId, patientId), gt(auditEvents.switchedBy, 0), sql`${auditEvents.userId} is null`),
  );

/** Lists what others read and changed of a patient's record, newest first, with the practice of each. */
export const listRecordViews = (db: Database, patientId: number, { limit, offset }: Page) =>
  db
    .select({ event: auditEvents, practice: practices.name })
    .from(auditEvents)
    .leftJoin(practices, eq(practices.id, auditEvents.practiceId))
    .where(byOthers(patientId))
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(limit)
    .offset(offset);

/** Counts what others read and changed of a patient's record. */
export async function countRecordViews(db: Database, patientId: number): Promise<number> {
  const row = await firstRow(db.select({ value: count() }).from(auditEvents).where(byOthers(patientId)));
  return row?.value ?? 0;
}

/** Lists the names of the chains. */
export async function listChains(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ chain: auditEvents.chain }).from(auditEvents).orderBy(asc(auditEvents.chain));
  return rows.map(({ chain }) => chain);
}

/** Lists the events of a chain after a sequence number, in their order. */
export const listChain = (db: Database, chain: string, after: number, limit: number): Promise<AuditEventRecord[]> =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.chain, chain), gt(auditEvents.sequence, after)))
    .orderBy(asc(auditEvents.sequence))
    .limit(limit);
