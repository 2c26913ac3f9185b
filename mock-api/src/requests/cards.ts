import { writeCancelTerms } from '@scanharbor/shared-contracts/domain/cancel-terms';
import { toFlag } from '@scanharbor/shared-contracts/domain/flag';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type BookingCardResponse, type ProgressCardResponse } from '@scanharbor/shared-contracts/wire/bookings';
import { noteRead } from '../audit/trail';
import { getCancelTerms } from '../bookings/cancellation';
import { describeLife, describeReschedule } from '../bookings/reschedule';
import { hasOpenWindow } from '../bookings/windows';
import { type Context } from '../context';
import { listCanceledAppointments } from '../db/queries/appointments';
import { listDeposits } from '../db/queries/payments';
import { listProgress } from '../db/queries/progress-records';
import { listTimeZonesByRequest } from '../db/queries/request-locations';
import { type RequestCondition } from '../db/queries/request-states';
import { listWindowsByRequest } from '../db/queries/request-windows';
import { type CardRecord, listBookedCards, listCards, listOpenCards } from '../db/queries/requests';
import { findRequestsWithFiles } from '../db/queries/uploads';

const describeDoctor = (record: { doctorFirstName: string; doctorLastName: string }) =>
  `${record.doctorFirstName} ${record.doctorLastName}`.trim() || null;

async function describeCards({ db, clock, trail }: Context, records: CardRecord[]): Promise<BookingCardResponse[]> {
  if (records.length === 0) return [];
  noteRead(
    trail,
    records.map(({ request }) => request),
  );
  const ids = records.map(({ request }) => request.id);
  const [windows, zones, files] = await Promise.all([
    listWindowsByRequest(db, ids),
    listTimeZonesByRequest(db, ids),
    findRequestsWithFiles(db, ids),
  ]);
  const now = clock.now();
  return records.map(({ request, service, type, patient, appointment, location }) => {
    const offered = windows.get(request.id) ?? [];
    return {
      id: request.id,
      date_requested: request.requestedAt.toISOString(),
      fee: appointment?.fee ?? request.fee,
      budget: appointment?.budget ?? request.budget,
      self_pay: toFlag(request.selfPay),
      distance: request.distance,
      zip_code: request.zipCode,
      doctor: describeDoctor(request),
      has_blob: Boolean(request.blobId) || request.willBringRx || files.has(request.id),
      has_contract: toFlag(request.contractBudget !== null),
      open_window: toFlag(hasOpenWindow(offered, request.notice, now, zones.get(request.id) ?? [])),
      booked: toFlag(appointment !== null),
      scheduled: appointment && location ? { window_open: appointment.start, time_zone: location.timeZone } : null,
      IsMFP: request.isMfp ? '1' : '0',
      IsCancelRequested: request.cancelRequested ? '1' : '0',
      reschedule: describeReschedule(appointment),
      ...describeLife(appointment),
      patient: formatFullName(patient),
      location: location && {
        id: location.id,
        name: location.name,
        phone: location.phone,
        address_1: location.address1,
        address_2: location.address2,
        city: location.city,
        state: location.state,
        zip_code: location.zipCode,
        time_zone: location.timeZone,
      },
      windows: offered.map(({ open, close }) => ({ window_open: open, window_close: close })),
      scan_service: {
        id: service.id,
        value: service.value,
        description: service.description,
        option: service.option,
        cpt_code: service.cptCode,
        scan_type: { id: type.id, value: type.value },
      },
    };
  });
}

/** Describes cards for their patient, who can cancel them: each with what the patient gets back then. */
async function describeCancelable(context: Context, records: CardRecord[]): Promise<BookingCardResponse[]> {
  const deposits = await listDeposits(
    context.db,
    records.flatMap(({ appointment }) => appointment?.id ?? []),
  );
  const now = context.clock.now();
  const terms = records.map((record) => getCancelTerms(record, deposits.get(record.appointment?.id ?? 0), now));
  const cards = await describeCards(context, records);
  return cards.map((card, index) => ({ ...card, cancel_terms: terms[index] && writeCancelTerms(terms[index]) }));
}

/** Describes the open requests of a patient, newest first; each with the appointment that the center canceled, if that opened it again. */
export async function requestedCards(context: Context, patientId: number): Promise<BookingCardResponse[]> {
  const records = await listOpenCards(context.db, patientId, context.clock.now());
  const cards = await describeCancelable(context, records);
  const canceled = await listCanceledAppointments(
    context.db,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, canceled: canceled.get(card.id) ?? null }));
}

/** Describes the upcoming appointments of a patient, soonest first. An appointment that has started is past [API-058]. */
export const bookedCards = async (context: Context, patientId: number): Promise<BookingCardResponse[]> =>
  describeCancelable(context, await listBookedCards(context.db, patientId, 'upcoming', context.clock.now()));

/** Describes the completed tests of a patient, latest first. */
export const pastCards = async (context: Context, patientId: number): Promise<BookingCardResponse[]> =>
  describeCards(context, await listBookedCards(context.db, patientId, 'past', context.clock.now()));

/** Describes requests of any patient that meet the condition, newest first. */
export const cardsWhere = async (context: Context, condition: RequestCondition, limit = 500): Promise<BookingCardResponse[]> =>
  describeCards(context, await listCards(context.db, condition, limit));

/** Describes the unsubmitted requests of a patient, newest first; records that edit a request are left out. */
export async function progressCards({ db }: Context, patientId: number): Promise<ProgressCardResponse[]> {
  const records = await listProgress(db, patientId);
  return records.map(({ record, service, type }) => ({
    ID: record.id,
    TestRequestID: record.requestId,
    date_requested: record.createdAt.toISOString(),
    SelfPay: record.selfPay ? '1' : '0',
    Distance: record.distance,
    ZipCode: record.zipCode,
    doctor: describeDoctor(record),
    has_blob: toFlag(Boolean(record.blobId) || record.willBringRx),
    ScanServiceName: service.value,
    ScanDescription: service.description,
    ScanExtraOption: service.option,
    ScanTypeName: type.value,
  }));
}
