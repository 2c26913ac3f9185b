import { z } from 'zod';
import { slotFlagName, type SlotFlagName, slotTimes } from '../../domain/slot-times';
import { flag, idText, wallClock } from '../values';
import { cardsData, commentRow, dashboardRow, noteRow, requestRow } from './rows';

export type SlotRow = { DT: string; DTShort: string; WeekDay: string } & Record<SlotFlagName, z.infer<typeof flag>>;

/** One offered date: DT YYYY-MM-DD, DTShort MM/DD, and a flag per quarter of an hour, T0600 to T2045 (SC-344). */
const slotRow = z.object({
  DT: z.string(),
  DTShort: z.string(),
  WeekDay: z.string(),
  ...Object.fromEntries(slotTimes.map((time) => [slotFlagName(time), flag])),
}) as z.ZodType<SlotRow, SlotRow>;

const person = z.object({ FirstName: z.string(), LastName: z.string(), DOB: z.string() });

/** SC-334. `data` holds the one row; a list only because the specification has one. */
const singleScan = z.object({
  data: z.array(requestRow),
  patientInfo: person.extend({ UserID: z.number(), PhoneNumber: z.string(), UserName: z.string() }),
  productPatientInfo: person.extend({ EmergencyContactName: z.string(), EmergencyContactNumber: z.string() }),
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
  /** Ours: where the request stands for this practice. */
  state: z.enum(['open', 'scheduled', 'completed']),
  /** Ours: the name of who booked it; empty while it is open. */
  BookedBy: z.string(),
  /** Ours: prescription, physician and files of the request. */
  Reason: z.string(),
  DoctorName: z.string(),
  DoctorPhone: z.string(),
  WillBringRx: flag,
  files: z.array(z.object({ blob_id: z.string(), name: z.string(), type: z.string() })),
  /** Ours: ISO time of the last request for more availability; null when there was none since the times changed. */
  availabilityRequestedAt: z.string().nullable(),
});

const rows = z.object({ data: z.array(requestRow) });

/** Wire shapes of the request lists and the test page. */
export const icPortalRequestsWire = {
  'GET ic-portal/dashboard-card': { answer: z.object({ data: cardsData }) },
  'GET ic-portal/dashboard': {
    answer: z.object({ scans: z.array(dashboardRow), comments: z.array(commentRow), cardsData }),
  },
  'GET ic-portal/ic-requested': { answer: rows },
  'GET ic-portal/ic-scheduled': { answer: rows },
  'GET ic-portal/ic-completed': { answer: rows },
  'GET ic-portal/ic-get-single-scan': { query: z.object({ requestId: idText }), answer: singleScan },
  'PATCH ic-portal/ic-request-availability': {
    body: z.object({ requestId: z.coerce.number().int(), noteText: z.string().trim().min(1) }),
    answer: z.object({ status: z.literal('SUCCESS') }),
  },
  'POST ic-portal/ic-book': {
    body: z.object({
      requestId: z.coerce.number().int(),
      appointmentDateTime: wallClock,
      locationId: z.coerce.number().int(),
      isSelfPay: flag,
      productFee: z.coerce.number(),
    }),
    answer: z.object({ status: z.enum(['SUCCESS', 'INVALID USER']) }),
  },
} as const;

type Answer<Name extends keyof typeof icPortalRequestsWire> = z.infer<(typeof icPortalRequestsWire)[Name]['answer']>;

export type SingleScanAnswer = z.infer<typeof singleScan>;
export type DashboardAnswer = Answer<'GET ic-portal/dashboard'>;
export type DashboardCardAnswer = Answer<'GET ic-portal/dashboard-card'>;
export type RequestRowsAnswer = z.infer<typeof rows>;
export type BookAnswer = Answer<'POST ic-portal/ic-book'>;
