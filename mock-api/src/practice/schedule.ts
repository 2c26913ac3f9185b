import { isDeepStrictEqual } from 'node:util';
import { type CenterSchedule, getUsualMinutes, isOpenDuring } from '@scanharbor/shared-contracts/domain/center-schedule';
import { getCivilToday } from '@scanharbor/shared-contracts/domain/civil-today';
import { toWallClock } from '@scanharbor/shared-contracts/domain/time-zone';
import { type ScheduleResponse } from '@scanharbor/shared-contracts/wire/ic-portal/schedule';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { listUpcomingExams } from '../db/queries/appointments';
import { lockLocation, updateLocation } from '../db/queries/locations';
import { insertMachines, listMachines, updateMachine } from '../db/queries/machines';
import { listModalities } from '../db/queries/modalities';
import { type LocationRecord } from '../db/schema/practices';
import { errors } from '../http/errors';
import { type Scope } from '../portal/scope';
import { texts } from '../texts';
import { describeEdit, describeEdited } from './last-edit';
import { requireUnchanged } from './optimistic-lock';

/** Reads the schedule of a location, with the exam lengths of each of its modalities. */
async function readSchedule(db: Database, { id, hours, closures, examMinutes }: LocationRecord): Promise<CenterSchedule> {
  const [machines, modalities] = [await listMachines(db, [id]), await listModalities(db, [id])];
  return {
    hours,
    closures,
    machines: machines.map(({ id: machineId, name, scanTypeIds, isOpen }) => ({
      id: machineId,
      name,
      scanTypeIds,
      ...(isOpen ? { isOpen } : {}),
    })),
    minutes: modalities.map(
      ({ link: { scanTypeId }, name }) => examMinutes.find((own) => own.scanTypeId === scanTypeId) ?? getUsualMinutes(scanTypeId, name),
    ),
  };
}

/** Describes the schedule of a location, with the requests whose coming appointments do not fit in it. */
export async function describeSchedule({ db, clock }: Context, location: LocationRecord): Promise<ScheduleResponse> {
  const schedule = await readSchedule(db, location);
  const exams = await listUpcomingExams(db, location.id, clock.now());
  const fits = ({ start, endsAt, machineId, scanTypeId }: (typeof exams)[number]) =>
    isOpenDuring(schedule, start, toWallClock(endsAt, location.timeZone)) &&
    schedule.machines.some(({ id, scanTypeIds }) => id === machineId && scanTypeIds.includes(scanTypeId));
  return { ...schedule, misfits: exams.filter((exam) => !fits(exam)).map(({ requestId }) => requestId) };
}

/** Stores the machines of a location; those left out are removed, which keeps their appointments. */
async function storeMachines(db: Database, locationId: number, machines: CenterSchedule['machines'], now: Date): Promise<void> {
  const stored = await listMachines(db, [locationId]);
  const kept = new Map(machines.flatMap((machine) => (machine.id === undefined ? [] : [[machine.id, machine]])));
  if ([...kept.keys()].some((id) => !stored.some((machine) => machine.id === id))) throw errors.badRequest(texts.machineUnknown);
  for (const { id } of stored) {
    const machine = kept.get(id);
    await updateMachine(
      db,
      id,
      machine ? { name: machine.name, scanTypeIds: machine.scanTypeIds, isOpen: machine.isOpen ?? false } : { removedAt: now },
    );
  }
  const added = machines.filter(({ id }) => id === undefined);
  await insertMachines(
    db,
    added.map(({ name, scanTypeIds, isOpen }) => ({ locationId, name, scanTypeIds, isOpen: isOpen ?? false })),
  );
}

/** Replaces the schedule of a location, unless it changed since the edit started. Coming appointments stay as they are. */
export async function updateSchedule(
  context: Context,
  scope: Scope,
  locationId: number,
  { was, ...schedule }: CenterSchedule & { was?: CenterSchedule | undefined },
): Promise<ScheduleResponse> {
  context.trail.subject = describeEdited('schedule', locationId);
  return context.db.transaction(async (db) => {
    const location = await lockLocation(db, locationId);
    if (!location) throw errors.notFound(texts.locationUnknown);
    const stored = await readSchedule(db, location);
    await requireUnchanged(was, stored, () => describeEdit({ ...context, db }, scope, 'schedule', locationId));
    const modalities = await listModalities(db, [locationId]);
    const offered = new Set(modalities.map(({ link }) => link.scanTypeId));
    const named = [...schedule.machines.flatMap(({ scanTypeIds }) => scanTypeIds), ...schedule.minutes.map(({ scanTypeId }) => scanTypeId)];
    if (named.some((id) => !offered.has(id))) throw errors.badRequest(texts.modalityMissing);
    const usual = modalities.map(({ link, name }) => getUsualMinutes(link.scanTypeId, name));
    const examMinutes = schedule.minutes.filter((row) => !usual.some((other) => isDeepStrictEqual(other, row)));
    const columns = { hours: schedule.hours, closures: schedule.closures, examMinutes };
    await updateLocation(db, locationId, columns);
    await storeMachines(db, locationId, schedule.machines, context.clock.now());
    return describeSchedule({ ...context, db }, { ...location, ...columns });
  });
}

/**
 * Copies the hours, coming closures, machines and exam lengths of a location to a new one, as far as the modalities of the new one need
 * them. Later changes of either do not concern the other.
 */
export async function copySchedule({ db, clock }: Context, source: LocationRecord, targetId: number): Promise<void> {
  const offered = new Set((await listModalities(db, [targetId])).map(({ link }) => link.scanTypeId));
  const today = getCivilToday(source.timeZone, clock.now());
  await updateLocation(db, targetId, {
    hours: source.hours,
    closures: source.closures.filter(({ to }) => to >= today),
    examMinutes: source.examMinutes.filter(({ scanTypeId }) => offered.has(scanTypeId)),
  });
  const machines = (await listMachines(db, [source.id])).map(({ name, scanTypeIds, isOpen }) => ({
    locationId: targetId,
    name,
    scanTypeIds: scanTypeIds.filter((id) => offered.has(id)),
    isOpen,
  }));
  await insertMachines(
    db,
    machines.filter(({ scanTypeIds }) => scanTypeIds.length > 0),
  );
}
