import { z } from 'zod';
import { examLengths } from '../../domain/center-schedule';
import { idText, integer, line, listMaximum, success } from '../values';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, such as 08:00.');
const date = z.iso.date('Please enter a date.');
const minutes = z.union(
  examLengths.map((value) => z.literal(value)),
  'Please choose a length.',
);

const hours = z
  .object({ open: clock, close: clock })
  .refine(({ open, close }) => open < close, 'The closing time must be after the opening time.');
const closure = z
  .object({ from: date, to: date, reason: line.trim() })
  .refine(({ from, to }) => from <= to, 'The last day must not be before the first day.');
const machine = z.object({
  /** Missing for a new machine. */
  id: integer.optional(),
  name: line.trim().min(1, 'Please enter a name for each machine.'),
  scanTypeIds: z.array(integer).min(1, 'Please choose what each machine scans.').max(listMaximum),
  /** Left out, it is not open: earlier clients do not send it. */
  isOpen: z.boolean().optional(),
});
machine.register(z.globalRegistry, { id: 'Machine' });
const examMinutes = z.object({ scanTypeId: integer, minutes, contrastMinutes: minutes });
examMinutes.register(z.globalRegistry, { id: 'ExamMinutes' });

/** Opening hours from Sunday to Saturday (null: closed), days without exams, machines, and exam lengths of every modality. */
const schedule = z.object({
  hours: z.array(hours.nullable()).length(7).max(7),
  closures: z.array(closure).max(listMaximum),
  machines: z.array(machine).max(listMaximum),
  minutes: z.array(examMinutes).max(listMaximum),
});
schedule.register(z.globalRegistry, { id: 'LocationSchedule' });

const response = z.object({
  data: schedule.extend({
    /** Ids of requests whose coming appointments do not fit: closed then, or without their machine. */
    misfits: z.array(z.number()),
  }),
});
response.register(z.globalRegistry, { id: 'StoredLocationSchedule' });
const params = z.object({ locationId: idText });

/** Ours: when and on which machines a location can take exams. */
export const icPortalScheduleWire = {
  'GET ic-portal/schedule/:locationId': { params, response },
  /** `was`: the version that the edit started from; 409 when the stored one differs. Machines that are left out are removed. */
  'PUT ic-portal/schedule/:locationId': {
    params,
    body: schedule.extend({ was: schedule.optional() }),
    response: success.extend(response.shape),
  },
} as const;

export type ScheduleResponse = z.infer<typeof response>['data'];
