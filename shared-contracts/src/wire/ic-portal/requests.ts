import { z } from 'zod';
import { sortableColumns, sortableCommentColumns, sortableScanColumns } from '../../domain/request-list';
import { messageStates } from '../../domain/sent-message';
import { slotFlagName, type SlotFlagName, slotTimes } from '../../domain/slot-times';
import { attendance } from '../bookings/attendance';
import { patientDetails } from '../patients';
import { flag, idList, idText, integer, line, numeric, paragraph, wallClock } from '../values';
import { cardsData, commentRow, counters, dashboardRow, noteRow, requestRow } from './rows';
import { sorts } from './sorts';

export type SlotRow = { DT: string; DTShort: string; WeekDay: string } & Record<SlotFlagName, z.infer<typeof flag>>;

/** One offered date: DT YYYY-MM-DD, DTShort MM/DD, and a flag per quarter of an hour, T0600 to T2045 (SC-344). */
const slotRow = z.object({
  DT: z.string(),
  DTShort: z.string(),
  WeekDay: z.string(),
  ...Object.fromEntries(slotTimes.map((time) => [slotFlagName(time), flag])),
}) as z.ZodType<SlotRow, SlotRow>;

const person = z.object({ FirstName: z.string(), LastName: z.string(), DOB: z.string() });
person.register(z.globalRegistry, { id: 'Person' });

/** SC-334. `data` has one row; it is a list only because the specification has one. */
const singleScan = z.object({
  data: z.array(requestRow),
  patientInfo: person.extend({ UserID: z.number(), PhoneNumber: z.string(), UserName: z.string() }),
  productPatientInfo: person.extend({ EmergencyContactName: z.string(), EmergencyContactNumber: z.string() }),
  /** Ours: what the patient states in settings; missing from an older API. */
  patientDetails: patientDetails.optional(),
  patientAddresses: z.array(
    z.object({
      /** '1' is the primary address. */
      AddressTypeID: z.string(),
      Address1: z.string(),
      Address2: z.string(),
      City: z.string(),
      State: z.string(),
      ZipCode: z.string(),
    }),
  ),
  notes: z.array(noteRow),
  availabilityFormatted: z.array(slotRow),
  availabilityRaw: z.array(z.object({ window_open: z.string(), window_close: z.string() })),
  /** Ours: times of the practice's eligible locations that are booked, wall-clock there. */
  takenTimes: z.array(z.object({ locationId: z.number(), startsAt: z.string() })),
  /** Ours: state of the request for this practice. */
  state: z.enum(['open', 'scheduled', 'completed']),
  /** Ours: name of the staff member who booked it; empty while it is open. */
  BookedBy: z.string(),
  /** Ours: ISO time at which it was booked or last moved, and whether it was moved; missing while it is open and from an older API. */
  BookedAt: z.string().optional(),
  IsMoved: flag.optional(),
  /** Ours: the caller booked or last moved it; missing from an older API. */
  IsOwnBooking: flag.optional(),
  /** Ours: what can be recorded about the appointment now, and the price before staff changed it; missing from an older API. */
  Recordable: z.array(attendance).optional(),
  RequestBudget: z.number().optional(),
  /** Ours: prescription, physician and files of the request. */
  Reason: z.string(),
  DoctorName: z.string(),
  DoctorPhone: z.string(),
  WillBringRx: flag,
  files: z.array(z.object({ blob_id: z.string(), name: z.string(), type: z.string() })),
  /** Ours: ISO time of the last request for more availability; null when there was none since the times changed. */
  availabilityRequestedAt: z.string().nullable(),
  /** Ours: the latest messages to the patient about the request, newest first; missing from an older API. */
  Messages: z
    .array(
      z.object({
        channel: z.enum(['email', 'sms']),
        subject: z.string(),
        state: z.enum(messageStates),
        reason: z.string(),
        at: z.string(),
      }),
    )
    .optional(),
});
singleScan.register(z.globalRegistry, { id: 'SingleScan' });

/** The largest page of a list; an export reads several. */
const largestPage = 1_000;

/** Ours, all optional: the rows of a list that a screen shows; without them the list is complete and in its own order. */
const listQuery = z.object({
  limit: integer.min(1).max(largestPage).optional(),
  /** Rows to skip. */
  offset: integer.min(0).optional(),
  /** Id of the last row of the previous page. */
  after: idText.optional(),
  /** Id of a request whose position in the list is returned. */
  locate: idText.optional(),
  /** A column, with a minus for descending. */
  sort: sorts(sortableColumns).optional(),
  search: line.optional(),
  /** 'modality=MRI&location=…&age=over24', each value URL-encoded. */
  filter: paragraph.optional(),
  /** Only these requests. */
  ids: idList.optional(),
  /** `version` of an earlier response: 304 without content while nothing has changed. */
  since: line.optional(),
});

/** Ours, all optional: the scans and comments on the screen; without them there are all of them. */
const dashboardQuery = z.object({
  limit: integer.min(1).max(largestPage).optional(),
  offset: integer.min(0).optional(),
  sort: sorts(sortableScanColumns).optional(),
  commentLimit: integer.min(1).max(largestPage).optional(),
  commentOffset: integer.min(0).optional(),
  commentSort: sorts(sortableCommentColumns).optional(),
  /** ETag of an earlier response: 304 without content while nothing has changed. */
  since: line.optional(),
});

const rows = z.object({
  data: z.array(requestRow),
  /** Ours, with `limit`: number of rows that match, values for the filters, position of `locate` from 0 (null: not in the list). */
  total: z.number().optional(),
  options: z.object({ modality: z.array(z.string()), location: z.array(z.string()) }).optional(),
  position: z.number().nullable().optional(),
  /** Ours: the same as the header ETag. */
  version: z.string().optional(),
});
rows.register(z.globalRegistry, { id: 'RequestPage' });

/** Wire shapes of the request lists and the test page. */
export const icPortalRequestsWire = {
  'GET ic-portal/dashboard-card': { response: z.object({ data: counters }) },
  'GET ic-portal/dashboard': {
    query: dashboardQuery,
    response: z.object({
      scans: z.array(dashboardRow),
      comments: z.array(commentRow),
      cardsData,
      /** Ours, with `limit`: the number of all comments; that of all scans is `cardsData.available`. */
      commentsTotal: z.number().optional(),
    }),
  },
  'GET ic-portal/ic-requested': { query: listQuery, response: rows },
  'GET ic-portal/ic-scheduled': { query: listQuery, response: rows },
  'GET ic-portal/ic-completed': { query: listQuery, response: rows },
  'GET ic-portal/ic-get-single-scan': { query: z.object({ requestId: idText }), response: singleScan },
  'PATCH ic-portal/ic-request-availability': {
    body: z.object({ requestId: integer, noteText: paragraph.trim().min(1) }),
    response: z.object({ status: z.literal('SUCCESS') }),
  },
  /** `canUndo` and `undoUntil` are ours: as with `POST bookings/book`, the booking can be taken back until then. */
  'POST ic-portal/ic-book': {
    body: z.object({
      requestId: integer,
      appointmentDateTime: wallClock,
      locationId: integer,
      isSelfPay: flag,
      productFee: numeric,
      canUndo: flag.optional(),
    }),
    response: z.object({ status: z.enum(['SUCCESS', 'INVALID USER']), undoUntil: z.string().optional() }),
  },
} as const;

type Response<Name extends keyof typeof icPortalRequestsWire> = z.infer<(typeof icPortalRequestsWire)[Name]['response']>;

export type SingleScanResponse = z.infer<typeof singleScan>;
export type DashboardResponse = Response<'GET ic-portal/dashboard'>;
export type RequestRowsResponse = z.infer<typeof rows>;
