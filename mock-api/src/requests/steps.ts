import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type scansV2Wire } from '@scanharbor/shared-contracts/wire/scans-v2';
import { type z } from 'zod';
import { notifyReceived } from '../bookings/notifications';
import { parseOfferedWindows } from '../bookings/windows';
import { toMiles } from '../centers/search';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { findDoctor } from '../db/queries/doctors';
import { findEditOfRequest, findProgress, insertProgress, updateInProgress, updateProgress } from '../db/queries/progress-records';
import { findPatientRequest, recordPriceConsent } from '../db/queries/requests';
import { type ProgressRecord } from '../db/schema/requests';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { orderPages } from '../files/pages';
import { requireOwnFile } from '../files/visibility';
import { storeAnswers } from '../patients/screening-answers';
import { texts } from '../texts';
import { pickAnswers } from './patient-answers';
import { findDraftOffers, listTimeZones, storeRequest } from './create';
import { describeClosed } from './request-closed';
import { resolvePayment } from './payment';

type Wire = typeof scansV2Wire;
type StepTwoBody = z.output<Wire['POST scans_v2/scan-complete-step-2']['body']>;
type StepThreeBody = z.output<Wire['POST scans_v2/scan-complete-step-3']['body']>;
type StepFourBody = z.output<Wire['POST scans_v2/scan-complete-step-4']['body']>;

/** Returns the patient's own record that is still in progress [API-053]. */
async function requireOwnProgress(db: Database, patient: UserRecord, id: number | undefined): Promise<ProgressRecord> {
  const record = id === undefined ? undefined : await findProgress(db, patient.id, id);
  if (!record || record.withdrawnAt) throw errors.badRequest(texts.progressUnknown);
  if (record.finishedAt) throw errors.badRequest(texts.progressFinished);
  return record;
}

async function requireOwnOpenRequest({ db, clock }: Context, patient: UserRecord, id: number) {
  const request = await findPatientRequest(db, patient.id, id);
  if (!request) throw errors.badRequest(texts.progressUnknown);
  if (request.status !== 'open') throw await describeClosed(db, clock.now(), id, errors.badRequest);
  return request;
}

/**
 * Stores the choices of step 1 in a new record, in the given one, or in the one record that edits the given request
 * [API-050, API-054]; returns the id of the record.
 */
export async function saveStepTwo(context: Context, patient: UserRecord, body: StepTwoBody): Promise<number> {
  const { db, clock } = context;
  if (body.newPatientId !== undefined && body.newPatientId !== patient.id) throw errors.badRequest(texts.progressUnknown);
  const distance = toMiles(body.newDistance);
  const search = { scanServiceId: body.newScanServiceId, zipCode: body.newZipCode, distance, locationIds: body.newLocationIds ?? [] };
  const offers = await findDraftOffers(db, search);
  if (offers.length === 0) throw errors.badRequest(texts.noCenters);
  const isAnyTime = isOn(body.newIsAnyTime);
  if (!isAnyTime) parseOfferedWindows(body.newAvailableSlots, clock.now(), listTimeZones(offers));
  const choices = {
    patientId: patient.id,
    ...search,
    isAnyTime,
    slots: isAnyTime ? '' : body.newAvailableSlots,
    selfPay: isOn(body.newSelfPay),
    originOne: body.originOne ?? '',
    originTwo: body.originTwo ?? '',
  };
  const update = async (id: number) => {
    await updateProgress(db, id, choices);
    return id;
  };
  const insert = async (values: Partial<ProgressRecord>) =>
    (await insertProgress(db, { ...values, ...choices, createdAt: clock.now() })).id;
  if (body.currId !== undefined) return update((await requireOwnProgress(db, patient, body.currId)).id);
  if (body.currTestRequestId === undefined) return insert({});
  const request = await requireOwnOpenRequest(context, patient, body.currTestRequestId);
  const edit = await findEditOfRequest(db, request.id);
  return edit ? update(edit.id) : insert({ ...pickAnswers(request), requestId: request.id });
}

/**
 * Returns the doctor of the answers. Clients of an earlier release send no id of the doctor that they prefill: the same name
 * then is the same doctor.
 */
async function resolveDoctor(db: Database, record: ProgressRecord, body: StepThreeBody): Promise<number | null> {
  if (body.newDoctorId !== undefined) {
    if (!(await findDoctor(db, { id: body.newDoctorId }))) throw errors.badRequest(texts.doctorUnknown);
    return body.newDoctorId;
  }
  const isSame = record.doctorFirstName === body.newDoctorFirstName && record.doctorLastName === body.newDoctorLastName;
  return isSame ? record.doctorId : null;
}

/** Stores reason, physician and prescription on the record, and returns the number of its pages [API-051]. */
export async function saveStepThree({ db }: Context, patient: UserRecord, body: StepThreeBody): Promise<number> {
  const record = await requireOwnProgress(db, patient, body.newId);
  // Only self-pay sends it. The last step decides the payment and checks this again.
  const willBringRx = isOn(body.newWillBringRx);
  const blobId = isOn(body.newUploadedRx) ? (body.newBlobId ?? null) : null;
  if (!blobId && !willBringRx) throw errors.badRequest(texts.prescriptionMissing);
  const pages = blobId ? orderPages(blobId, body.newMoreBlobIds ?? (record.blobId === blobId ? record.moreBlobIds : [])) : [];
  for (const id of pages) await requireOwnFile(db, patient, id);
  await updateProgress(db, record.id, {
    reason: body.newReason,
    doctorId: await resolveDoctor(db, record, body),
    doctorFirstName: body.newDoctorFirstName,
    doctorLastName: body.newDoctorLastName,
    doctorPhone: body.newDoctorPhone ?? '',
    uploadedRx: blobId !== null,
    blobId,
    moreBlobIds: pages.slice(1),
    willBringRx,
    covidResponseId: body.newCovidResponseID ?? null,
    step: 3,
  });
  return pages.length;
}

/** Submits the record as an open request, exactly once, and returns the id of the request [API-052]. */
export async function submitStepFour(context: Context, patient: UserRecord, body: StepFourBody): Promise<number> {
  const { db: database, clock } = context;
  const now = clock.now();
  const record = await requireOwnProgress(database, patient, body.requestProgressId ?? body.requestProgresId);
  const selfPay = body.newSelfPay === undefined || body.newSelfPay === null ? record.selfPay : isOn(body.newSelfPay);
  if (!record.blobId && !(selfPay && record.willBringRx)) throw errors.badRequest(texts.prescriptionMissing);
  const payment = await resolvePayment(context, selfPay, body);
  const requestId = await context.transact(async ({ db }) => {
    const isFirst = await updateInProgress(db, patient.id, record.id, { finishedAt: now, step: 4 });
    if (!isFirst) throw errors.badRequest(texts.progressFinished);
    const draft = { ...pickAnswers(record), ...payment, selfPay, willBringRx: selfPay && record.willBringRx };
    const id = await storeRequest(db, draft, now, record.requestId ?? undefined);
    await recordPriceConsent(db, id);
    if (record.covidResponseId !== null) await storeAnswers(db, patient.id, { CovidResponseID: record.covidResponseId });
    await updateProgress(db, record.id, { requestId: id });
    return id;
  });
  await notifyReceived(context, patient, requestId);
  return requestId;
}
