import { and, eq, isNull, ne } from 'drizzle-orm';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { type EditAnswer } from '@scanharbor/shared-contracts/wire/scans-v2';
import { type Database } from '../db/connect';
import { insurers, progressRecords, requests, uploads } from '../db/schema/index';
import { askedForTimesAt } from '../portal/ask-for-times';

type Stored = typeof progressRecords.$inferSelect | typeof requests.$inferSelect;

async function describe(
  db: Database,
  row: Stored,
  ids: Pick<EditAnswer[number], 'ID' | 'TestRequestID' | 'Booked' | 'Sent'>,
): Promise<EditAnswer> {
  const [insurer] = row.insurerId === null ? [] : await db.select().from(insurers).where(eq(insurers.id, row.insurerId));
  const [file] = row.blobId ? await db.select({ name: uploads.fileName }).from(uploads).where(eq(uploads.id, row.blobId)) : [];
  const askedAt = ids.TestRequestID === null ? null : await askedForTimesAt(db, ids.TestRequestID);
  return [
    {
      SelfPay: row.selfPay ? '1' : '0',
      ZipCode: row.zipCode,
      Distance: row.distance,
      IsAnyTime: toFlag(row.isAnyTime),
      AvailableSlots: row.slots,
      ScanServiceID: row.scanServiceId,
      ...ids,
      Reason: row.reason,
      DoctorFirstName: row.doctorFirstName,
      DoctorLastName: row.doctorLastName,
      DoctorPhone: row.doctorPhone,
      WillBringRx: row.willBringRx ? '1' : '0',
      UploadedRx: toFlag(row.uploadedRx),
      BlobID: row.blobId,
      FileName: file?.name ?? null,
      CovidResponseID: row.covidResponseId,
      InsuranceName: insurer?.name ?? '',
      InsuranceNameID: insurer?.id ?? null,
      PolicyNumber: row.policyNumber,
      CardLast4: row.cardLast4,
      CardType: row.cardType,
      PaymentID: row.paymentId,
      ICStage: askedAt ? 1 : 0,
    },
  ];
}

/**
 * A patient's own request or record as it is stored, to fill the steps again; an empty list when there is none, or when it
 * was given up. Of a record that was sent it says so, and as which request.
 */
export async function describeForEdit(
  db: Database,
  patientId: number,
  { progressId, requestId }: { progressId?: number | undefined; requestId?: number | undefined },
): Promise<EditAnswer> {
  if (progressId !== undefined) {
    const [row] = await db
      .select()
      .from(progressRecords)
      .where(and(eq(progressRecords.id, progressId), eq(progressRecords.patientId, patientId), isNull(progressRecords.withdrawnAt)));
    return row ? describe(db, row, { ID: row.id, TestRequestID: row.requestId, ...(row.finishedAt ? { Sent: 1 } : {}) }) : [];
  }
  if (requestId === undefined) return [];
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, requestId), eq(requests.patientId, patientId), ne(requests.status, 'withdrawn')));
  return row ? describe(db, row, { ID: null, TestRequestID: row.id, ...(row.status === 'scheduled' ? { Booked: 1 } : {}) }) : [];
}
