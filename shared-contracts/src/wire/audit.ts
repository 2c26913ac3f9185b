import { z } from 'zod';
import { idText, integer, line, success } from './values';

/** The largest page of events. An export reads several. */
const largestPage = 500;
const mostRequests = 20_000;

/** At is ISO time; Before and After are texts, empty without a value. */
const auditEvent = z.object({
  ID: z.number(),
  At: z.string(),
  Person: z.string(),
  SwitchedBy: z.string(),
  Action: z.string(),
  Outcome: z.enum(['done', 'unchanged', 'failed']),
  Subject: z.string(),
  Patients: z.array(z.object({ ID: z.number(), Name: z.string() })),
  Changes: z.array(z.object({ Field: z.string(), Before: z.string(), After: z.string() })),
});
auditEvent.register(z.globalRegistry, { id: 'AuditEvent' });

/** Practice is that of the person, empty without one. */
const recordView = z.object({
  ID: z.number(),
  At: z.string(),
  Person: z.string(),
  SwitchedBy: z.string(),
  Practice: z.string(),
  Action: z.string(),
});
recordView.register(z.globalRegistry, { id: 'RecordView' });

/** An ISO time. */
const time = z.iso.datetime().max(40);

const page = z.object({ limit: integer.min(1).max(largestPage).optional(), offset: integer.min(0).optional() });

/** Wire shapes of the audit trail. Ours; times are ISO. */
export const auditWire = {
  'GET audit/events': {
    query: page.extend({
      userId: idText.optional(),
      /** Part of a patient's name, or the id. */
      patient: line.optional(),
      action: line.optional(),
      from: time.optional(),
      /** Exclusive. */
      until: time.optional(),
    }),
    response: z.object({ data: z.array(auditEvent), total: z.number() }),
  },
  'POST audit/exports': {
    /** `requestIds`: the requests in the file, whose patients see the export. */
    body: z.object({
      list: line.trim().min(1),
      rows: integer.min(0),
      requestIds: z.array(integer).max(mostRequests).optional(),
    }),
    response: success,
  },
  'GET audit/record-views': {
    query: page,
    response: z.object({ data: z.array(recordView), total: z.number() }),
  },
} as const;

export type AuditEventResponse = z.infer<typeof auditEvent>;
export type RecordViewResponse = z.infer<typeof recordView>;
