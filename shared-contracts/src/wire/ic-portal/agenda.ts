import { z } from 'zod';
import { attendance } from '../bookings/attendance';
import { integer, line, wallClock } from '../values';

const maxDays = 7;
const maxWaiting = 50;

const day = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  /** 'HH:mm'; null when the location is closed all day. */
  hours: z.object({ open: z.string(), close: z.string() }).nullable(),
  /** The reason of a closed day; null on other days. */
  closure: z.string().nullable(),
});
day.register(z.globalRegistry, { id: 'AgendaDay' });

const machine = z.object({
  id: z.number(),
  name: z.string(),
  modalities: z.array(z.string()),
  /** Not in use anymore, with exams that were booked before. */
  isRemoved: z.boolean(),
});
machine.register(z.globalRegistry, { id: 'AgendaMachine' });

/** Who is scanned: what the schedule shows of a patient, and no more. */
const exam = z.object({ requestId: z.number(), patient: z.string(), modality: z.string(), scan: z.string(), minutes: z.number() });

const appointment = exam.extend({
  /** Null for an exam that was booked before the location had machines. */
  machineId: z.number().nullable(),
  start: wallClock,
  attendance,
  /** The patient asked to cancel, or for other times. */
  hasPatientAsked: z.boolean(),
});
appointment.register(z.globalRegistry, { id: 'AgendaAppointment' });

const waiting = exam.extend({
  hoursOpened: z.number(),
  /** Hours of notice that the patient needs. */
  notice: z.number(),
  /** The offered times that have not ended; `id` books one. */
  windows: z.array(z.object({ id: z.number(), open: wallClock, close: wallClock })),
});
waiting.register(z.globalRegistry, { id: 'WaitingRequest' });

/** Ours: the schedule of a location, with wall-clock times there. */
export const icPortalAgendaWire = {
  /** The hours, machines and exams of some days. */
  'GET ic-portal/agenda': {
    query: z.object({ location_id: integer, from: z.iso.date(), days: integer.min(1).max(maxDays) }),
    response: z.object({
      data: z.object({ days: z.array(day), machines: z.array(machine), appointments: z.array(appointment) }),
    }),
  },
  /** The requests that the location can book, oldest first, and how many there are. */
  'GET ic-portal/agenda/waiting': {
    query: z.object({
      location_id: integer,
      limit: integer.min(1).max(maxWaiting),
      /** ETag of an earlier response: 304 without content while nothing has changed. */
      since: line.optional(),
    }),
    response: z.object({ data: z.array(waiting), total: z.number() }),
  },
} as const;

export type AgendaResponse = z.infer<(typeof icPortalAgendaWire)['GET ic-portal/agenda']['response']>['data'];
export type WaitingResponse = z.infer<(typeof icPortalAgendaWire)['GET ic-portal/agenda/waiting']['response']>;
