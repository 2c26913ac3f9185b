import { eq } from 'drizzle-orm';
import { isOn } from '@scanharbor/shared-contracts/domain/flag';
import { type daticaWire } from '@scanharbor/shared-contracts/wire/datica';
import { type z } from 'zod';
import { audit } from '../audit';
import { timeZoneAt } from '../centers/geocoder';
import { type Context } from '../context';
import { locations, practices, users } from '../db/schema/index';
import { errors } from '../http/errors';
import { type User } from '../http/session';
import { texts } from '../texts';
import { hashPassword } from './secrets';
import { refuseTakenEmail } from './users';

type PatientBody = z.output<(typeof daticaWire)['POST datica/patients']['body']>;
type ProviderBody = z.output<(typeof daticaWire)['POST datica/providers']['body']>;

/** 90210 stands for a zip that was not given; such a profile has to be confirmed (D57). */
const unconfirmedZips = ['90210', '00000', '0000'];

/**
 * A new patient account, or the anonymous account `upgrade` made a real one (D33).
 * Refuses an email that has an account; no second one arises [API-018].
 */
export async function registerPatient(context: Context, body: PatientBody, upgrade: User | null): Promise<User> {
  const values = {
    userType: 'patient' as const,
    email: body.email,
    passwordHash: await hashPassword(body.password),
    firstName: body.first_name,
    lastName: body.last_name,
    zipCode: upgrade && unconfirmedZips.includes(body.zip_code) ? upgrade.zipCode : body.zip_code,
    phone: body.phone ?? '',
    dob: body.dob ?? '',
    allowTexts: isOn(body.allow_texts),
    termsAgreed: isOn(body.terms_agreed),
    isAnonymous: false,
  };
  const [user] = await refuseTakenEmail(texts.accountExists, async () =>
    upgrade
      ? context.db.update(users).set(values).where(eq(users.id, upgrade.id)).returning()
      : context.db
          .insert(users)
          .values({ ...values, createdAt: context.clock.now() })
          .returning(),
  );
  if (!user) throw errors.unexpected();
  await audit(context, user.id, 'register', user.id);
  return user;
}

/** The first location of a new practice, which becomes its primary one. Refuses an address that is nowhere. */
async function addFirstLocation(
  { db, geocoder }: Pick<Context, 'db' | 'geocoder'>,
  practiceId: number,
  name: string,
  place: NonNullable<ProviderBody['location']>,
): Promise<void> {
  const { address_1: address, city, state, zip_code: zip } = place;
  const coordinates = await geocoder.find({ address, city, state, zip });
  if (!coordinates) throw errors.badRequest(texts.addressUnknown);
  const [row] = await db
    .insert(locations)
    .values({ practiceId, name, address1: address, city, state, zipCode: zip, ...coordinates, timeZone: timeZoneAt(coordinates) })
    .returning({ id: locations.id });
  await db
    .update(practices)
    .set({ primaryLocationId: row?.id ?? null })
    .where(eq(practices.id, practiceId));
}

/** A new provider account with a practice of its own; it stays inactive until the platform activates it (D22, D48). */
export async function registerProvider(context: Context, body: ProviderBody): Promise<User> {
  const passwordHash = await hashPassword(body.password);
  return refuseTakenEmail(texts.accountExists, () =>
    context.db.transaction(async (db) => {
      const name = body.practice_name?.trim() || `${body.last_name} Imaging`;
      const [practice] = await db.insert(practices).values({ name }).returning();
      if (practice && body.location) await addFirstLocation({ db, geocoder: context.geocoder }, practice.id, name, body.location);
      const [user] = await db
        .insert(users)
        .values({
          userType: 'provider',
          email: body.email,
          passwordHash,
          firstName: body.first_name,
          lastName: body.last_name,
          phone: body.phone ?? '',
          isAdmin: true,
          isActive: false,
          practiceId: practice?.id ?? null,
          createdAt: context.clock.now(),
        })
        .returning();
      if (!user) throw errors.unexpected();
      return user;
    }),
  );
}
