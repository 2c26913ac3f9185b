import { and, eq, isNull } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type scansWire } from '@scanharbor/shared-contracts/wire/scans';
import { type z } from 'zod';
import { given } from '../accounts/users';
import { findOffers } from '../centers/search';
import { type Context } from '../context';
import { doctors, progressRecords, requestLocations, requests } from '../db/schema/index';
import { errors } from '../http/errors';
import { windowsOn } from '../portal/find';
import { texts } from '../texts';
import { moneyOf, storeOffers, storeWindows, undeclined, zonesOf } from './create';
import { lockRequest } from './lock';
import { type RequestRow } from './sight';
import { flexibleWindows, hasOpenWindow, offeredWindowsOf } from './windows';
import { zonesAround } from './zones';

type Changes = z.output<(typeof scansWire)['PATCH scans/request/:requestId']['body']>;

const slotsOf = (windows: NonNullable<Changes['windows']>) =>
  windows.map(({ window_open, window_close }) => `${window_open}/${window_close}`).join(',');

/** What a center needs to know of a booked request as well. */
const medicalFields: readonly string[] = ['doctor_id', 'reason'] satisfies (keyof Changes)[];

const isChangeable = ({ status }: RequestRow, changes: Changes) =>
  status === 'open' || (status === 'scheduled' && Object.keys(given(changes)).every((field) => medicalFields.includes(field)));

/**
 * Changes the fields given of an open request, physician and reason of a booked one too; `active` 0 takes it out of all
 * open lists [API-065]. Another distance finds the centers anew; times that have all passed there are refused. `fee` and
 * `budget` are taken and not believed: what a scan costs follows from its centers.
 */
export async function changeRequest({ db: database, clock }: Context, requestId: number, changes: Changes): Promise<void> {
  const [doctor] = changes.doctor_id === undefined ? [] : await database.select().from(doctors).where(eq(doctors.id, changes.doctor_id));
  const slots = changes.windows && slotsOf(changes.windows);
  await database.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (!request || !isChangeable(request, changes)) throw errors.conflict(texts.requestNotOpen);
    const near =
      changes.distance === undefined ? undefined : await findOffers(db, request.zipCode, request.scanServiceId, changes.distance);
    if (near?.length === 0) throw errors.badRequest(texts.noCenters);
    const values = given({
      selfPay: changes.selfPay === undefined ? undefined : isOn(changes.selfPay),
      ...(near ? { distance: Math.max(1, Math.round(changes.distance ?? request.distance)), ...moneyOf(near) } : {}),
      reason: changes.reason,
      notice: changes.notice,
      slots,
      isAnyTime: slots === undefined ? undefined : false,
      status: changes.active !== undefined && !isOn(changes.active) ? ('withdrawn' as const) : undefined,
      ...(doctor
        ? { doctorId: doctor.id, doctorFirstName: doctor.firstName, doctorLastName: doctor.lastName, doctorPhone: doctor.phone }
        : {}),
    });
    if (slots !== undefined) {
      const now = clock.now();
      const zones = near ? zonesOf(near) : await zonesAround(db, requestId);
      await storeWindows(db, requestId, offeredWindowsOf(slots, now, zones), now);
    }
    if (near) await storeOffers(db, requestId, near);
    if (Object.keys(values).length > 0) await db.update(requests).set(values).where(eq(requests.id, requestId));
  });
}

/** Changes how a record in progress is paid, or gives it up by `active` 0. The patient's own, not yet sent [API-033, API-065]. */
export async function changeRecord({ db, clock }: Context, patientId: number, id: number, changes: Changes): Promise<void> {
  const values = given({
    selfPay: changes.selfPay === undefined ? undefined : isOn(changes.selfPay),
    withdrawnAt: changes.active !== undefined && !isOn(changes.active) ? clock.now() : undefined,
  });
  if (Object.keys(values).length === 0) throw errors.badRequest();
  const own = and(
    eq(progressRecords.id, id),
    eq(progressRecords.patientId, patientId),
    isNull(progressRecords.finishedAt),
    isNull(progressRecords.withdrawnAt),
  );
  const [changed] = await db.update(progressRecords).set(values).where(own).returning({ id: progressRecords.id });
  if (!changed) throw errors.notFound(texts.progressUnknown);
}

/** Opens a request again as of now, for all its centers; times that have passed give way to the next two weeks [API-066]. */
export async function resubmit({ db: database, clock }: Context, requestId: number): Promise<void> {
  const now = clock.now();
  await database.transaction(async (db) => {
    const request = await lockRequest(db, requestId);
    if (!request || request.status === 'scheduled') throw errors.conflict(texts.requestNotOpen);
    const zones = await zonesAround(db, requestId);
    const isOver = !hasOpenWindow(await windowsOn(db, requestId), request.notice, now, zones);
    if (isOver) await storeWindows(db, requestId, flexibleWindows(now), now);
    await db.update(requestLocations).set(undeclined).where(eq(requestLocations.requestId, requestId));
    const times = isOver ? { isAnyTime: true, slots: '' } : {};
    await db
      .update(requests)
      .set({ status: 'open', requestedAt: now, cancelRequested: false, ...times })
      .where(eq(requests.id, requestId));
  });
}
