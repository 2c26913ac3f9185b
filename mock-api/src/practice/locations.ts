import { type z } from 'zod';
import { eq } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { readModality, writeSeen } from '@scanharbor/shared-contracts/domain/practice-location';
import { type icPortalLocationsWire, type LocationAnswer, type LocationSeen } from '@scanharbor/shared-contracts/wire/ic-portal/locations';
import { audit } from '../audit';
import { type Context } from '../context';
import { type Database } from '../db/connect';
import { locations, practices } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { type LocationRow, practiceOf, type Scope } from '../portal/scope';
import { texts } from '../texts';
import { modalitiesOf, setModalities } from './modalities';
import { requireUnchanged } from './unchanged';

type AddBody = z.output<(typeof icPortalLocationsWire)['POST ic-portal/ic-add-location']['body']>;
type UpdateBody = z.output<(typeof icPortalLocationsWire)['PATCH ic-portal/ic-update-location']['body']>;

const describe = (row: LocationRow, modalities: LocationAnswer['Modalities']): LocationAnswer => ({
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
  IsActive: row.isActive ? 1 : 0,
  Modalities: modalities,
});

/** The locations of the practice, inactive ones too. */
export async function describeLocations({ db }: Context, scope: Scope): Promise<LocationAnswer[]> {
  const modalities = await modalitiesOf(db, [...scope.locations.keys()]);
  return [...scope.locations.values()].map((row) => describe(row, modalities.get(row.id) ?? []));
}

/** A location of the own practice, or 404. */
export function ownLocation(scope: Scope, id: number): LocationRow {
  const row = scope.locations.get(id);
  if (!row) throw errors.notFound(texts.locationUnknown);
  return row;
}

/** Refuses a practice that is not the caller's. */
export function requireOwnPractice(caller: SignedIn, practiceId: number): void {
  if (practiceOf(caller) !== practiceId) throw errors.forbidden();
}

const columns = (body: AddBody) => ({
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
});

const idsIn = (text: string) => (text === '' ? [] : text.split(',').map(Number));

/** Adds a location to the practice; the first one becomes its primary location [API-100]. */
export async function addLocation(context: Context, caller: SignedIn, body: AddBody): Promise<number> {
  requireOwnPractice(caller, body.practiceID);
  const id = await context.db.transaction(async (db) => {
    const [row] = await db
      .insert(locations)
      .values({ ...columns(body), practiceId: body.practiceID })
      .returning({ id: locations.id });
    if (!row) throw errors.unexpected();
    await setModalities(db, row.id, idsIn(body.modalities));
    const [practice] = await db.select().from(practices).where(eq(practices.id, body.practiceID));
    if (practice?.primaryLocationId === null) {
      await db.update(practices).set({ primaryLocationId: row.id }).where(eq(practices.id, practice.id));
    }
    return row.id;
  });
  await audit(context, caller, 'add location', id);
  return id;
}

/** A location as a writer sees it, locked until the change is stored. */
async function lockedLocation(db: Database, id: number): Promise<LocationSeen> {
  const [row] = await db.select().from(locations).where(eq(locations.id, id)).for('update');
  if (!row) throw errors.notFound(texts.locationUnknown);
  const modalities = (await modalitiesOf(db, [id])).get(id) ?? [];
  return writeSeen({ ...row, modalities: modalities.map(readModality) });
}

/** Changes a location of the practice, unless others did since the writer saw it [API-100]. */
export async function updateLocation(context: Context, caller: SignedIn, scope: Scope, body: UpdateBody): Promise<number> {
  requireOwnPractice(caller, body.practiceID);
  const { id } = ownLocation(scope, body.locationID);
  await context.db.transaction(async (db) => {
    requireUnchanged(body.was, await lockedLocation(db, id), texts.locationChanged);
    await db
      .update(locations)
      .set({ ...columns(body), isActive: isOn(body.isActive) })
      .where(eq(locations.id, id));
    await setModalities(db, id, idsIn(body.modalities));
  });
  await audit(context, caller, 'change location', id);
  return id;
}
