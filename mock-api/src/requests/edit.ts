import { type RequestIds } from '@scanharbor/shared-contracts/domain/scan-request';
import { writeEditableRequest } from '@scanharbor/shared-contracts/domain/scan-request-codec';
import { readSlots } from '@scanharbor/shared-contracts/domain/slots';
import { type EditResponse } from '@scanharbor/shared-contracts/wire/scans-v2';
import { canUndo } from '../bookings/can-undo';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { findCurrentAppointment } from '../db/queries/appointments';
import { findProgress } from '../db/queries/progress-records';
import { getAvailabilityRequestedAt } from '../db/queries/request-events';
import { findPatientRequest } from '../db/queries/requests';
import { findInsurer } from '../db/queries/scans';
import { listUploadNames } from '../db/queries/uploads';
import { type ProgressRecord, type RequestRecord } from '../db/schema/requests';

async function describe(
  db: Database,
  row: ProgressRecord | RequestRecord,
  state: RequestIds & { isBooked?: boolean; isSent?: boolean },
): Promise<EditResponse> {
  const insurer = row.insurerId === null ? undefined : await findInsurer(db, row.insurerId);
  const names = await listUploadNames(db, row.blobId ? [row.blobId, ...row.moreBlobIds] : []);
  const availabilityRequestedAt = state.requestId === undefined ? null : await getAvailabilityRequestedAt(db, state.requestId);
  return [
    writeEditableRequest({
      isBooked: false,
      isSent: false,
      ...state,
      selfPay: row.selfPay,
      zipCode: row.zipCode,
      miles: row.distance,
      isAnyTime: row.isAnyTime,
      windows: readSlots(row.slots),
      locationIds: row.locationIds,
      scanServiceId: row.scanServiceId,
      reason: row.reason,
      doctorId: row.doctorId ?? undefined,
      doctorFirstName: row.doctorFirstName,
      doctorLastName: row.doctorLastName,
      doctorPhone: row.doctorPhone,
      willBringPrescription: row.willBringRx,
      blobId: row.blobId ?? undefined,
      fileName: row.blobId ? names.get(row.blobId) : undefined,
      morePages: row.moreBlobIds.map((blobId) => ({ blobId, name: names.get(blobId) ?? '' })),
      covidResponse: row.covidResponseId ?? undefined,
      insurer: insurer && { id: insurer.id, name: insurer.name },
      memberId: row.policyNumber,
      centersWantTimes: availabilityRequestedAt !== null,
      card: row.paymentId ? { id: row.paymentId, type: row.cardType, last4: row.cardLast4 } : undefined,
    }),
  ];
}

/**
 * Describes a patient's own request or record in progress to fill the steps with; empty when it does not exist or was
 * withdrawn. A submitted record has `Sent` and the id of its request.
 */
export async function describeForEdit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  patientId: number,
  { progressId, requestId }: { progressId?: number | undefined; requestId?: number | undefined },
): Promise<EditResponse> {
  if (progressId !== undefined) {
    const row = await findProgress(db, patientId, progressId);
    if (!row || row.withdrawnAt) return [];
    return describe(db, row, { progressId: row.id, requestId: row.requestId ?? undefined, isSent: row.finishedAt !== null });
  }
  if (requestId === undefined) return [];
  const row = await findPatientRequest(db, patientId, requestId);
  if (!row || row.status === 'withdrawn') return [];
  const appointment = row.status === 'scheduled' ? await findCurrentAppointment(db, row.id) : undefined;
  return describe(db, row, { requestId: row.id, isBooked: appointment !== undefined && !canUndo(appointment, clock.now()) });
}
