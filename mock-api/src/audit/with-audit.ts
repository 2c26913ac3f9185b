import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type Context } from '../context';
import { insertAuditEvent, listPatientsOfRequests, listUserNames, readCapture, startCapture } from '../db/queries/audit';
import { type AuditEventInsert } from '../db/schema/audit';
import { HttpError } from '../http/errors';
import { type DeclaredRoute, type Input } from '../http/route';
import { type Caller } from '../http/session';
import { type WireCall } from '../http/wire';
import { answerOnce } from '../repeats/answer-once';
import { type AuditRule, auditedCalls } from './audited-calls';
import { listTouched, parseChangedRows } from './changed-rows';
import { type RecentReads } from './recent-reads';
import { createTrail, type Trail } from './trail';

type AnyInput = Input<WireCall, Caller>;
type Outcome = NonNullable<AuditEventInsert['outcome']>;

/** An audited call, with what its handler noted. */
interface AuditedCall {
  name: string;
  rule: AuditRule;
  input: AnyInput;
  trail: Trail;
}

/** The chain of an event: those of a practice, a patient or a guest do not wait for those of others. */
const getChain = (practiceId: number | null, userId: number | null) =>
  practiceId === null ? (userId === null ? 'guests' : `user ${userId}`) : `practice ${practiceId}`;

const describeSubject = (requestIds: number[]) => (requestIds.length === 1 ? `request ${requestIds.join('')}` : '');

/** Stores the event of a call. Inside a transaction it comes last, since it holds the lock of its chain until the end. */
async function storeEvent({ name, rule, input, trail }: AuditedCall, context: Context, captured: string, result: Outcome): Promise<void> {
  const { db, clock } = context;
  const actor = input.caller?.user ?? trail.actor;
  const switchedBy = input.caller?.switchedBy ?? null;
  const rows = parseChangedRows(captured);
  const touched = listTouched(rows);
  const patientIds = new Set([...trail.patientIds, ...touched.patientIds]);
  for (const id of await listPatientsOfRequests(db, [...new Set(touched.requestIds)])) patientIds.add(id);
  if (actor?.userType === 'patient') patientIds.add(actor.id);
  if (trail.about?.userType === 'patient') patientIds.add(trail.about.id);
  const practiceId = trail.about?.practiceId ?? actor?.practiceId ?? null;
  await insertAuditEvent(db, {
    chain: getChain(practiceId, actor?.id ?? null),
    at: clock.now(),
    call: name,
    action: trail.action ?? rule.action,
    outcome: result,
    userId: actor?.id ?? null,
    userName: actor ? formatFullName(actor) : '',
    switchedBy,
    switchedByName: switchedBy === null ? '' : ((await listUserNames(db, [switchedBy])).get(switchedBy) ?? ''),
    practiceId,
    subject: trail.subject || describeSubject([...new Set(touched.requestIds)]),
    patientIds: [...patientIds].sort((a, b) => a - b),
    changes: JSON.stringify(rows),
    address: input.request.ip,
  });
}

/** Runs a read and stores its event before the response is sent, unless the session made the same read a moment ago. */
async function recordRead(call: AuditedCall, reads: RecentReads, handle: (context: Context) => Promise<unknown>): Promise<unknown> {
  const { name, rule, input, trail } = call;
  let response: unknown;
  try {
    response = await handle({ ...input.context, trail });
  } catch (cause) {
    if (rule.keepsFailures && cause instanceof HttpError) await storeEvent(call, input.context, '', 'failed');
    throw cause;
  }
  const readers = new Set(trail.patientIds);
  const key = `${input.caller?.tokenHash ?? input.request.ip} ${name} ${trail.action ?? ''} ${trail.subject}`;
  if (!rule.everyTime && reads.has(key, readers)) return response;
  await storeEvent(call, input.context, '', 'done');
  reads.add(key, readers);
  return response;
}

/** Runs a change and stores its event in one transaction. */
function recordChange<Result>(call: AuditedCall, work: (context: Context) => Promise<Result>): Promise<Result> {
  const { context: base } = call.input;
  return base.db.transaction(async (db) => {
    await startCapture(db);
    const transact: Context['transact'] = (inner) => db.transaction((nested) => inner({ ...context, db: nested }));
    const context: Context = { ...base, db, outbox: base.outbox.within(db), trail: call.trail, transact };
    const result = await answerOnce({ name: call.name, ...call.input }, context, () => work(context));
    const captured = await readCapture(db);
    const isChanged = call.rule.always === true || call.trail.isChanged || captured.trim() !== '';
    await storeEvent(call, context, captured, isChanged ? 'done' : 'unchanged');
    return result;
  });
}

/** Runs a handler that does slow work before its change; without a change it only tried. */
async function recordSlowChange(call: AuditedCall, handle: (context: Context) => Promise<unknown>): Promise<unknown> {
  const state = { isRecorded: false };
  const transact: Context['transact'] = async (work) => {
    const result = await recordChange(call, work);
    state.isRecorded = true;
    return result;
  };
  const response = await handle({ ...call.input.context, trail: call.trail, transact });
  if (!state.isRecorded) await storeEvent(call, call.input.context, '', 'unchanged');
  return response;
}

/** Runs a handler that changes several requests: each change is a transaction with an event of its own, and a rejected one leaves none. */
function recordEachChange(call: AuditedCall, handle: (context: Context) => Promise<unknown>): Promise<unknown> {
  const transact: Context['transact'] = (work) => recordChange({ ...call, trail: createTrail() }, work);
  return handle({ ...call.input.context, trail: call.trail, transact });
}

/** Runs a change whose rejection is recorded too: what the handler wrote before it threw is stored. */
async function recordAttempt(call: AuditedCall, handle: (context: Context) => Promise<unknown>): Promise<unknown> {
  const { context: base } = call.input;
  const { error, result } = await base.db.transaction(async (db) => {
    await startCapture(db);
    const context: Context = { ...base, db, outbox: base.outbox.within(db), trail: call.trail, transact: (inner) => inner(context) };
    try {
      const done = await handle(context);
      await storeEvent(call, context, await readCapture(db), 'done');
      return { result: done };
    } catch (cause) {
      if (!(cause instanceof HttpError)) throw cause;
      await storeEvent(call, context, await readCapture(db), 'failed');
      return { error: cause };
    }
  });
  if (error) throw error;
  return result;
}

/** Makes a route leave its event in the audit trail, by the rule of its call. */
export function withAudit(route: DeclaredRoute, reads: RecentReads): DeclaredRoute {
  const rule = (auditedCalls as Readonly<Record<string, AuditRule | null>>)[route.name];
  const handle = async (input: AnyInput): Promise<unknown> => {
    const trail = createTrail();
    const run = async (context: Context) => await route.handle({ ...input, context });
    if (!rule) return run({ ...input.context, trail });
    const call: AuditedCall = { name: route.name, rule, input, trail };
    if (rule.kind === 'read') return recordRead(call, reads, run);
    if (rule.perRequest) return recordEachChange(call, run);
    if (rule.slow) return recordSlowChange(call, run);
    return rule.keepsFailures ? recordAttempt(call, run) : recordChange(call, run);
  };
  return { ...route, handle };
}
