import { type ProgressRecord } from '../db/schema/requests';

const fields = [
  'patientId',
  'scanServiceId',
  'zipCode',
  'distance',
  'selfPay',
  'isAnyTime',
  'slots',
  'locationIds',
  'reason',
  'doctorId',
  'doctorFirstName',
  'doctorLastName',
  'doctorPhone',
  'uploadedRx',
  'blobId',
  'moreBlobIds',
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
] as const satisfies readonly (keyof ProgressRecord)[];

type Answers = Pick<ProgressRecord, (typeof fields)[number]>;

/** Picks the patient's answers of a record or request, without its state. */
export function pickAnswers(row: Answers): Answers {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Answers;
}
