import { type z } from 'zod';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { readModality, writeBase } from '@scanharbor/shared-contracts/domain/practice-location';
import { toTaxId } from '@scanharbor/shared-contracts/domain/provider-identifiers';
import {
  type icPortalLocationsWire,
  type LocationResponse,
  type LocationBase,
} from '@scanharbor/shared-contracts/wire/ic-portal/locations';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { insertLocation, lockLocation, updateLocation as storeLocation } from '../db/queries/locations';
import { findPractice, setPrimaryLocation } from '../db/queries/practices';
import { type LocationRecord } from '../db/schema/practices';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { requirePractice, type Scope } from '../portal/scope';
import { texts } from '../texts';
import { describeEdit, describeEdited } from './last-edit';
import { describeModalities, setModalities } from './modalities';
import { requireUnchanged } from './optimistic-lock';
import { copySchedule } from './schedule';

type AddBody = z.output<(typeof icPortalLocationsWire)['POST ic-portal/ic-add-location']['body']>;
type UpdateBody = z.output<(typeof icPortalLocationsWire)['PATCH ic-portal/ic-update-location']['body']>;

const describe = (row: LocationRecord, modalities: LocationResponse['Modalities']): LocationResponse => ({
  LocationID: row.id,
  Name: row.name,
  Phone: row.phone,
  Fax: row.fax,
  Address1: row.address1,
  Address2: row.address2,
  City: row.city,
  State: row.state,
  ZipCode: row.zipCode,
  Latitude: row.latitude,
  Longitude: row.longitude,
  TimeZoneId: row.timeZone,
  Npi: row.npi,
  TaxID: row.taxId,
  IsActive: row.isActive ? 1 : 0,
  Modalities: modalities,
});

/** Describes the locations of the practice, inactive ones included. */
export async function describeLocations({ db }: Context, scope: Scope): Promise<LocationResponse[]> {
  const modalities = await describeModalities(db, [...scope.locations.keys()]);
  return [...scope.locations.values()].map((row) => describe(row, modalities.get(row.id) ?? []));
}

/** Returns a location of the own practice; throws 404 otherwise. */
export function requireOwnLocation(scope: Scope, id: number): LocationRecord {
  const row = scope.locations.get(id);
  if (!row) throw errors.notFound(texts.locationUnknown);
  return row;
}

/** Rejects a practice that is not the caller's. */
export function requireOwnPractice(caller: SignedIn, practiceId: number): void {
  if (requirePractice(caller) !== practiceId) throw errors.forbidden();
}

const toColumns = (body: Omit<AddBody, 'copyFrom'>) => ({
  name: body.name,
  phone: body.phone,
  fax: body.fax,
  address1: body.address1,
  address2: body.address2,
  city: body.city,
  state: body.state,
  zipCode: body.zipCode,
  latitude: body.latitude,
  longitude: body.longitude,
  timeZone: body.timeZoneId,
  ...(body.npi === undefined ? {} : { npi: body.npi }),
  ...(body.taxId === undefined ? {} : { taxId: toTaxId(body.taxId) ?? '' }),
});

const parseIds = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** Adds a location to the practice, with the schedule of another one if wanted; the first one becomes its primary location [API-100]. */
export async function addLocation(context: Context, caller: SignedIn, scope: Scope, body: AddBody): Promise<number> {
  requireOwnPractice(caller, body.practiceID);
  const source = body.copyFrom === undefined ? undefined : requireOwnLocation(scope, body.copyFrom);
  const id = await context.db.transaction(async (db) => {
    const row = await insertLocation(db, { ...toColumns(body), practiceId: body.practiceID });
    await setModalities(db, row.id, parseIds(body.modalities));
    if (source) await copySchedule({ ...context, db }, source, row.id);
    const practice = await findPractice(db, body.practiceID);
    if (practice?.primaryLocationId === null) await setPrimaryLocation(db, practice.id, row.id);
    return row.id;
  });
  return id;
}

/** Locks a location until the change is stored, and returns its fields as the base of an edit. */
async function lockFields(db: Database, id: number): Promise<LocationBase> {
  const row = await lockLocation(db, id);
  if (!row) throw errors.notFound(texts.locationUnknown);
  const modalities = (await describeModalities(db, [id])).get(id) ?? [];
  return writeBase({ ...row, modalities: modalities.map(readModality) });
}

/** Changes a location of the practice, unless it changed since the edit started [API-100]. */
export async function updateLocation(context: Context, caller: SignedIn, scope: Scope, body: UpdateBody): Promise<number> {
  requireOwnPractice(caller, body.practiceID);
  const { id } = requireOwnLocation(scope, body.locationID);
  context.trail.subject = describeEdited('location', id);
  await context.db.transaction(async (db) => {
    const stored = await lockFields(db, id);
    await requireUnchanged(body.was, stored, () => describeEdit({ ...context, db }, scope, 'location', id));
    await storeLocation(db, id, { ...toColumns(body), isActive: isOn(body.isActive) });
    await setModalities(db, id, parseIds(body.modalities));
  });
  return id;
}
