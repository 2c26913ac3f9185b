import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { type z } from 'zod';
import { offerTimes } from '../bookings/offer-times';
import { flexibleWindows, hasOpenWindow, parseOfferedWindows } from '../bookings/windows';
import { findOffers } from '../centers/search';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { findDoctor } from '../db/queries/doctors';
import { updateInProgress } from '../db/queries/progress-records';
import { clearRejections, listRequestTimeZones } from '../db/queries/request-locations';
import { listWindows } from '../db/queries/request-windows';
import { lockRequest, updateRequest } from '../db/queries/requests';
import { pickDefined } from '../db/rows';
import { type RequestRecord } from '../db/schema/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { describeClosed } from './request-closed';
import { calculateCost, listTimeZones, storeOffers } from './create';

type Changes = z.output<(typeof scansWire)['PATCH scans/request/:requestId']['body']>;

const formatSlots = (windows: NonNullable<Changes['windows']>) =>
  windows.map(({ window_open, window_close }) => `${window_open}/${window_close}`).join(',');

/** Fields that can change after the booking. */
const medicalFields: readonly string[] = ['doctor_id', 'reason'] satisfies (keyof Changes)[];

const isChangeable = ({ status }: RequestRecord, changes: Changes) =>
  status === 'open' || (status === 'scheduled' && Object.keys(pickDefined(changes)).every((field) => medicalFields.includes(field)));

const within = (context: Context, db: Database): Context => ({ ...context, db, outbox: context.outbox.within(db) });

const isWithdrawn = ({ active }: Changes) => active !== undefined && !isOn(active);

/**
 * Changes the given fields of an open request, or physician and reason of a booked one; `active` 0 withdraws it from all open
 * lists [API-065]. A new distance searches all centers again; times that have all passed there are rejected. `fee` and
 * `budget` are ignored: the price follows from the centers.
 */
export async function changeRequest(base: Context, requestId: number, changes: Changes): Promise<void> {
  const { db: database, clock } = base;
  const doctor = changes.doctor_id === undefined ? undefined : await findDoctor(database, { id: changes.doctor_id });
  const slots = changes.windows && formatSlots(changes.windows);
  await database.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (!request || !isChangeable(request, changes)) throw await describeClosed(db, clock.now(), requestId, errors.conflict);
    const near =
      changes.distance === undefined ? undefined : await findOffers(db, request.zipCode, request.scanServiceId, changes.distance);
    if (near?.length === 0) throw errors.badRequest(texts.noCenters);
    const values = pickDefined({
      selfPay: changes.selfPay === undefined ? undefined : isOn(changes.selfPay),
      ...(near ? { distance: Math.max(1, Math.round(changes.distance ?? request.distance)), locationIds: [], ...calculateCost(near) } : {}),
      reason: changes.reason,
      notice: changes.notice,
      slots,
      isAnyTime: slots === undefined ? undefined : false,
      status: isWithdrawn(changes) ? ('withdrawn' as const) : undefined,
      ...(doctor
        ? { doctorId: doctor.id, doctorFirstName: doctor.firstName, doctorLastName: doctor.lastName, doctorPhone: doctor.phone }
        : {}),
    });
    if (near) await storeOffers(db, requestId, near);
    if (Object.keys(values).length > 0) await updateRequest(db, requestId, values);
    if (slots === undefined) return;
    const zones = near ? listTimeZones(near) : await listRequestTimeZones(db, requestId);
    await offerTimes(within(base, db), requestId, parseOfferedWindows(slots, clock.now(), zones));
  });
}

/** Changes the payment of the patient's own record in progress, or withdraws it by `active` 0 [API-033, API-065]. */
export async function changeRecord({ db, clock }: Context, patientId: number, id: number, changes: Changes): Promise<void> {
  const values = pickDefined({
    selfPay: changes.selfPay === undefined ? undefined : isOn(changes.selfPay),
    withdrawnAt: isWithdrawn(changes) ? clock.now() : undefined,
  });
  if (Object.keys(values).length === 0) throw errors.badRequest();
  if (!(await updateInProgress(db, patientId, id, values))) throw errors.notFound(texts.progressUnknown);
}

/** Reopens a request as of now for all its centers; times that have passed are replaced by the next two weeks [API-066]. */
export async function resubmit(base: Context, requestId: number): Promise<void> {
  const { db: database, clock } = base;
  const now = clock.now();
  await database.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (!request || request.status === 'scheduled') throw await describeClosed(db, now, requestId, errors.conflict);
    const zones = await listRequestTimeZones(db, requestId);
    const hasPassed = !hasOpenWindow(await listWindows(db, requestId), request.notice, now, zones);
    await clearRejections(db, requestId);
    const times = hasPassed ? { isAnyTime: true, slots: '' } : {};
    await updateRequest(db, requestId, { status: 'open', requestedAt: now, cancelRequested: false, ...times });
    if (hasPassed) await offerTimes(within(base, db), requestId, flexibleWindows(now));
  });
}
