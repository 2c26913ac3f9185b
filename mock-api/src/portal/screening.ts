import { and, eq } from 'drizzle-orm';
import { type ScreeningAnswer, screeningFields } from '@scanharbor/shared-contracts/wire/patients/screening';
import { type Context } from '../context';
import { requests, screenings } from '../db/schema/index';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { type Scope } from './scope';
import { stateConditions } from './states';

/** What a patient answered, null where nothing was asked; for practices that have a request of the patient [API-032]. */
export async function describeScreening({ db }: Context, scope: Scope, patientId: number): Promise<ScreeningAnswer> {
  const [seen] = await db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.patientId, patientId), stateConditions.visible(db, [...scope.locations.keys()])))
    .limit(1);
  if (!seen) throw errors.notFound(texts.requestUnknown);
  const [row] = await db.select().from(screenings).where(eq(screenings.patientId, patientId));
  return Object.fromEntries(screeningFields.map((field) => [field, row?.answers[field] ?? null])) as ScreeningAnswer;
}
