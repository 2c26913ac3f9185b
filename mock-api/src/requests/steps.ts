import { and, eq, isNull } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type scansV2Wire } from '@scanharbor/shared-contracts/wire/scans-v2';
import { type z } from 'zod';
import { findOffers, milesOf } from '../centers/search';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { progressRecords, requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { requireOwnFile } from '../files/sight';
import { type User } from '../http/session';
import { texts } from '../texts';
import { answersOf } from './answers';
import { announceRequest } from './announce';
import { agreeToPrice, storeRequest, zonesOf } from './create';
import { paymentOf } from './payment';
import { offeredWindowsOf } from './windows';

type Wire = typeof scansV2Wire;
type StepTwoBody = z.output<Wire['POST scans_v2/scan-complete-step-2']['body']>;
type StepThreeBody = z.output<Wire['POST scans_v2/scan-complete-step-3']['body']>;
type StepFourBody = z.output<Wire['POST scans_v2/scan-complete-step-4']['body']>;
type Progress = typeof progressRecords.$inferSelect;

/** The patient's own record that still is in progress [API-053]. */
async function ownProgress(db: Database, patient: User, id: number | undefined): Promise<Progress> {
  const [record] = id === undefined ? [] : await db.select().from(progressRecords).where(eq(progressRecords.id, id));
  if (record?.patientId !== patient.id || record.withdrawnAt) throw errors.badRequest(texts.progressUnknown);
  if (record.finishedAt) throw errors.badRequest(texts.progressFinished);
  return record;
}

async function ownOpenRequest(db: Database, patient: User, id: number) {
  const [request] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), eq(requests.patientId, patient.id)));
  if (!request) throw errors.badRequest(texts.progressUnknown);
  if (request.status !== 'open') throw errors.badRequest(texts.requestNotOpen);
  return request;
}

/** The record that already edits this request, so that a second visit does not begin another. */
async function editing(db: Database, requestId: number): Promise<Progress | undefined> {
  const [record] = await db
    .select()
    .from(progressRecords)
    .where(and(eq(progressRecords.requestId, requestId), isNull(progressRecords.finishedAt), isNull(progressRecords.withdrawnAt)));
  return record;
}

/** Stores the choices of step 1; begins a record, goes on with one, or begins one that edits a request [API-050, API-054]. */
export async function stepTwo({ db, clock }: Context, patient: User, body: StepTwoBody): Promise<number> {
  if (body.newPatientId !== undefined && body.newPatientId !== patient.id) throw errors.badRequest(texts.progressUnknown);
  const distance = milesOf(body.newDistance);
  const offers = await findOffers(db, body.newZipCode, body.newScanServiceId, distance);
  if (offers.length === 0) throw errors.badRequest(texts.noCenters);
  const isAnyTime = isOn(body.newIsAnyTime);
  if (!isAnyTime) offeredWindowsOf(body.newAvailableSlots, clock.now(), zonesOf(offers));
  const choices = {
    patientId: patient.id,
    scanServiceId: body.newScanServiceId,
    zipCode: body.newZipCode,
    distance,
    isAnyTime,
    slots: isAnyTime ? '' : body.newAvailableSlots,
    selfPay: isOn(body.newSelfPay),
    originOne: body.originOne ?? '',
    originTwo: body.originTwo ?? '',
  };
  const update = async (id: number) => {
    await db.update(progressRecords).set(choices).where(eq(progressRecords.id, id));
    return id;
  };
  if (body.currId !== undefined) return update((await ownProgress(db, patient, body.currId)).id);
  if (body.currTestRequestId === undefined) {
    const [begun] = await db
      .insert(progressRecords)
      .values({ ...choices, createdAt: clock.now() })
      .returning({ id: progressRecords.id });
    return begun?.id ?? 0;
  }
  const request = await ownOpenRequest(db, patient, body.currTestRequestId);
  const earlier = await editing(db, request.id);
  if (earlier) return update(earlier.id);
  const [begun] = await db
    .insert(progressRecords)
    .values({ ...answersOf(request), ...choices, requestId: request.id, createdAt: clock.now() })
    .returning({ id: progressRecords.id });
  return begun?.id ?? 0;
}

/** Stores reason, physician and prescription on the record [API-051]. */
export async function stepThree({ db }: Context, patient: User, body: StepThreeBody): Promise<void> {
  const record = await ownProgress(db, patient, body.newId);
  // Only self-pay sends it. The last step settles how it is paid, and looks at this again.
  const willBringRx = isOn(body.newWillBringRx);
  const blobId = isOn(body.newUploadedRx) ? (body.newBlobId ?? null) : null;
  if (!blobId && !willBringRx) throw errors.badRequest(texts.prescriptionMissing);
  if (blobId) await requireOwnFile(db, patient, blobId);
  await db
    .update(progressRecords)
    .set({
      reason: body.newReason,
      doctorId: body.newDoctorId ?? null,
      doctorFirstName: body.newDoctorFirstName,
      doctorLastName: body.newDoctorLastName,
      doctorPhone: body.newDoctorPhone ?? '',
      uploadedRx: blobId !== null,
      blobId,
      willBringRx,
      covidResponseId: body.newCovidResponseID ?? null,
      step: 3,
    })
    .where(eq(progressRecords.id, record.id));
}

/** Makes an open request of the record, exactly once, and gives the request's id [API-052]. */
export async function stepFour(context: Context, patient: User, body: StepFourBody): Promise<number> {
  const { db: database, clock } = context;
  const now = clock.now();
  const record = await ownProgress(database, patient, body.requestProgressId ?? body.requestProgresId);
  const selfPay = body.newSelfPay === undefined || body.newSelfPay === null ? record.selfPay : isOn(body.newSelfPay);
  if (!record.blobId && !(selfPay && record.willBringRx)) throw errors.badRequest(texts.prescriptionMissing);
  const payment = await paymentOf(context, selfPay, body);
  const requestId = await database.transaction(async (db) => {
    const [taken] = await db
      .update(progressRecords)
      .set({ finishedAt: now, step: 4 })
      .where(and(eq(progressRecords.id, record.id), isNull(progressRecords.finishedAt), isNull(progressRecords.withdrawnAt)))
      .returning({ id: progressRecords.id });
    if (!taken) throw errors.badRequest(texts.progressFinished);
    const draft = { ...answersOf(record), ...payment, selfPay, willBringRx: selfPay && record.willBringRx };
    const id = await storeRequest(db, draft, now, record.requestId ?? undefined);
    await agreeToPrice(db, id);
    await db.update(progressRecords).set({ requestId: id }).where(eq(progressRecords.id, record.id));
    return id;
  });
  await announceRequest(context, patient, requestId);
  return requestId;
}
