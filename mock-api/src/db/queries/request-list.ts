import { type SQL, sql } from 'drizzle-orm';
import { type SortableColumn } from '@scanharbor/shared-contracts/domain/request-list';
import { type Database } from '../database';
import { rowsOf, summaryOf } from './list-rows';
import { type ListShape, selectRows } from './list-selection';
import { type ListName, nextOverdue, nextStart, type Places, readJson, toMs, toValues, version } from './list-statement';
import { type AppointmentRecord, type RequestAssigneeRecord, type RequestEventRecord, type RequestRecord } from '../schema/requests';
import { type UserRecord } from '../schema/users';
import { type ScanRecord } from './scans';

/** The parts of a scan's full name. */
export interface ScanName {
  service: Pick<ScanRecord['service'], 'value' | 'description' | 'option'>;
  type: Pick<ScanRecord['type'], 'value'>;
}

/** The details of a request that a row describes. */
export interface ListedRequest {
  request: Pick<
    RequestRecord,
    | 'id'
    | 'patientId'
    | 'selfPay'
    | 'budget'
    | 'fee'
    | 'policyNumber'
    | 'requestedAt'
    | 'preAuthInstructions'
    | 'clinicalNotes'
    | 'schedulingNotes'
    | 'cancelRequested'
    | 'notice'
  >;
  service: ScanName['service'] & Pick<ScanRecord['service'], 'cptCode'>;
  type: ScanName['type'];
  patient: Pick<
    UserRecord,
    'id' | 'firstName' | 'lastName' | 'phone' | 'email' | 'isAnonymous' | 'dob' | 'address1' | 'city' | 'state' | 'zipCode'
  >;
  insurer: string | null;
  appointment:
    | (Pick<AppointmentRecord, 'start' | 'budget' | 'fee' | 'customBookingId' | 'locationId'> &
        Pick<AppointmentRecord, 'rescheduleRequestedAt' | 'rescheduleDetails' | 'rescheduleSlots'> &
        Pick<AppointmentRecord, 'arrivedAt' | 'completedAt' | 'noShowAt' | 'movedFrom'>)
    | null;
  comment: Pick<RequestEventRecord, 'text' | 'author' | 'at'> | null;
  /** Who of the practice takes care of it. */
  assignment: (Pick<RequestAssigneeRecord, 'assignee' | 'assignedBy' | 'assignedAt'> & { userId: number }) | null;
  /** The practice's locations that can book the request, nearest first. */
  eligible: { locationId: number; distanceTenths: number }[];
  /** Other requests of the patient that the practice can schedule or has scheduled, newest first. */
  others: (ScanName & { id: number; serviceId: number })[];
}

export interface ListSelection extends Places {
  list: ListName;
  /** For the list 'one'. */
  id?: number;
  limit?: number | undefined;
  offset?: number | undefined;
  after?: number | undefined;
  locate?: number | undefined;
  sort?: { column: SortableColumn; descending: boolean } | undefined;
  /** Folded, without empty ones. */
  terms?: string[];
  modality?: string | undefined;
  location?: string | undefined;
  over24?: boolean;
  /** Id of the user of the practice who takes care of the requests. */
  assignee?: number | undefined;
  /** Whether only appointments whose patients ask for something are listed. */
  needsReply?: boolean;
  /** Ids of requests: only these are listed. */
  ids?: number[] | undefined;
  /** Most other requests of a patient in a row. */
  maxOthers?: number;
  /** Whether the result has the number of matching rows, and the summary of the full list. */
  counted?: boolean;
  summarized?: boolean;
}

export interface ListResult {
  /** Version of the practice's lists, in the same snapshot as the rows. */
  version: string;
  rows: ListedRequest[];
  total: number | null;
  /** The number of rows of the full list, and the values for its filters. */
  summary: { total: number; modality: string[]; location: string[] } | null;
  position: number | null;
  /** When the passing of time next changes which rows are in the list, in ms since 1970; null: not foreseeable. */
  changesAt: number | null;
}

function listStatement(shape: ListShape): SQL<Sent<ListResult>> {
  const { list, counted, summarized, locate, over24 } = shape;
  const nothing = sql`null`;
  const changesAt = list === 'open' ? (over24 ? nextOverdue : sql`null::timestamp with time zone`) : nextStart;
  const { before, page, count, position } = selectRows(shape);
  return sql<Sent<ListResult>>`(${before} select json_build_object(
    'version', ${version},
    'rows', (${rowsOf(page)}),
    'total', ${counted ? count : nothing},
    'summary', ${summarized ? summaryOf(list) : nothing},
    'position', ${locate ? position : nothing},
    'changesAt', ${list === 'one' ? nothing : toMs(changesAt)}))`;
}

/** A type whose dates are milliseconds, as JSON has none, and whose empty lists are null. */
type Sent<Type> = Type extends Date
  ? number
  : Type extends (infer Item)[]
    ? Sent<Item>[] | null
    : Type extends object
      ? { [Key in keyof Type]: Sent<Type[Key]> }
      : Type;

const toDate = (ms: number | null) => (ms === null ? null : new Date(ms));

const reviveDates = ({ request, appointment, comment, assignment, eligible, others, ...row }: Sent<ListedRequest>): ListedRequest => ({
  ...row,
  request: { ...request, requestedAt: new Date(request.requestedAt) },
  appointment: appointment && {
    ...appointment,
    rescheduleRequestedAt: toDate(appointment.rescheduleRequestedAt),
    arrivedAt: toDate(appointment.arrivedAt),
    completedAt: toDate(appointment.completedAt),
    noShowAt: toDate(appointment.noShowAt),
  },
  comment: comment && { ...comment, at: new Date(comment.at) },
  assignment: assignment && { ...assignment, assignedAt: new Date(assignment.assignedAt) },
  eligible: eligible ?? [],
  others: others ?? [],
});

/** Statements of at most this many terms are prepared by name; others are rare. */
const maxPreparedTerms = 4;

/** Lists requests of a practice with everything that their rows describe: one statement, prepared by name. */
export async function listRequests(db: Database, selection: ListSelection): Promise<ListResult> {
  const { list, sort, terms = [], limit, offset = 0, after, locate, modality, location, assignee, id } = selection;
  const shape: ListShape = {
    list,
    sort: sort ? `${sort.descending ? '-' : ''}${sort.column}` : '',
    terms: terms.length,
    modality: modality !== undefined,
    location: location !== undefined,
    over24: selection.over24 ?? false,
    assignee: assignee !== undefined,
    needsReply: selection.needsReply ?? false,
    ids: selection.ids !== undefined,
    after: after !== undefined,
    locate: locate !== undefined,
    counted: selection.counted ?? false,
    summarized: selection.summarized ?? false,
  };
  const name = terms.length > maxPreparedTerms ? undefined : `requests ${Object.values(shape).join(' ')}`;
  const result = await readJson(db, name, () => listStatement(shape), {
    ...toValues(selection),
    id: id ?? 0,
    limit: limit ?? null,
    offset,
    after: after ?? null,
    locate: locate ?? null,
    modality: modality ?? null,
    location: location ?? null,
    assignee: assignee ?? null,
    ids: selection.ids?.join(',') ?? null,
    maxOthers: selection.maxOthers ?? null,
    ...Object.fromEntries(terms.map((term, index) => [`term${index}`, term])),
  });
  const { summary } = result;
  return {
    ...result,
    rows: (result.rows ?? []).map(reviveDates),
    summary: summary && { total: summary.total, modality: (summary.modality ?? []).sort(), location: (summary.location ?? []).sort() },
  };
}
