import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type daticaWire } from '@scanharbor/shared-contracts/wire/datica';
import { type z } from 'zod';
import { timeZoneAt } from '../centers/geocoder';
import { type Context } from '../context';
import { insertLocation } from '../db/queries/locations';
import { insertPractice, setPrimaryLocation } from '../db/queries/practices';
import { insertUser, updateUser } from '../db/queries/users';
import { type UserRecord } from '../db/schema/users';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { requireUncommonPassword } from './password-rules';
import { rejectTakenEmail } from './users';

type PatientBody = z.output<(typeof daticaWire)['POST datica/patients']['body']>;
type ProviderBody = z.output<(typeof daticaWire)['POST datica/providers']['body']>;

/** 90210 is sent for a missing ZIP code; such a profile has to be confirmed (D57). */
const unconfirmedZips = ['90210', '00000', '0000'];

const toOwner = (body: PatientBody | ProviderBody) => ({ email: body.email, firstName: body.first_name, lastName: body.last_name });

/**
 * Creates a patient account, or turns the anonymous account `upgrade` into a real one (D33).
 * Rejects an email that has an account [API-018].
 */
export async function registerPatient(context: Context, body: PatientBody, upgrade: UserRecord | null): Promise<UserRecord> {
  await requireUncommonPassword(body.password, toOwner(body), 'password');
  const values = {
    userType: 'patient' as const,
    email: body.email,
    passwordHash: await context.passwords.hash(body.password),
    firstName: body.first_name,
    lastName: body.last_name,
    zipCode: upgrade && unconfirmedZips.includes(body.zip_code) ? upgrade.zipCode : body.zip_code,
    phone: body.phone ?? '',
    dob: body.dob ?? '',
    allowTexts: isOn(body.allow_texts),
    termsAgreed: isOn(body.terms_agreed),
    isAnonymous: false,
  };
  return context.transact(async ({ db, clock, trail }) => {
    const user = await rejectTakenEmail(texts.accountExists, () =>
      upgrade ? updateUser(db, upgrade.id, values) : insertUser(db, { ...values, createdAt: clock.now() }),
    );
    if (!user) throw errors.unexpected();
    trail.actor = user;
    return user;
  });
}

/** Adds the first location of a new practice as its primary one. Rejects an unknown address. */
async function addFirstLocation(
  { db, geocoder }: Pick<Context, 'db' | 'geocoder'>,
  practiceId: number,
  name: string,
  location: NonNullable<ProviderBody['location']>,
): Promise<void> {
  const { address_1: address, city, state, zip_code: zip } = location;
  const coordinates = await geocoder.find({ address, city, state, zip });
  if (!coordinates) throw errors.badRequest(texts.addressUnknown);
  const timeZone = timeZoneAt(coordinates);
  const { id } = await insertLocation(db, { practiceId, name, address1: address, city, state, zipCode: zip, ...coordinates, timeZone });
  await setPrimaryLocation(db, practiceId, id);
}

/** Creates a provider account with a new practice; it is inactive until the platform activates it (D22, D48). */
export async function registerProvider(context: Context, body: ProviderBody): Promise<UserRecord> {
  await requireUncommonPassword(body.password, toOwner(body), 'password');
  const passwordHash = await context.passwords.hash(body.password);
  return rejectTakenEmail(texts.accountExists, () =>
    context.transact(async ({ db, trail }) => {
      const name = body.practice_name?.trim() || `${body.last_name} Imaging`;
      const practice = await insertPractice(db, name, context.clock.now());
      if (body.location) await addFirstLocation({ db, geocoder: context.geocoder }, practice.id, name, body.location);
      const user = await insertUser(db, {
        userType: 'provider',
        email: body.email,
        passwordHash,
        firstName: body.first_name,
        lastName: body.last_name,
        phone: body.phone ?? '',
        isAdmin: true,
        isActive: false,
        practiceId: practice.id,
        createdAt: context.clock.now(),
      });
      trail.actor = user;
      return user;
    }),
  );
}
