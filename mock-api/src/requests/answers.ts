import { type progressRecords } from '../db/schema/index';

const fields = [
  'patientId',
  'scanServiceId',
  'zipCode',
  'distance',
  'selfPay',
  'isAnyTime',
  'slots',
  'reason',
  'doctorId',
  'doctorFirstName',
  'doctorLastName',
  'doctorPhone',
  'uploadedRx',
  'blobId',
  'willBringRx',
  'covidResponseId',
  'insurerId',
  'policyNumber',
  'paymentId',
  'paymentSecret',
  'cardType',
  'cardLast4',
  'originOne',
  'originTwo',
] as const satisfies readonly (keyof typeof progressRecords.$inferSelect)[];

type Answers = Pick<typeof progressRecords.$inferSelect, (typeof fields)[number]>;

/** What the patient answered, without the state of the record or request that holds it. */
export function answersOf(row: Answers): Answers {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Answers;
}
