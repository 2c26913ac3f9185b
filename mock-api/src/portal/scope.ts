import { asc, eq } from 'drizzle-orm';
import { type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { locations } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';

export type LocationRow = typeof locations.$inferSelect;

/** What a provider works on: the practice, and of its locations those that a list is limited to. */
export interface Scope {
  practiceId: number;
  /** All of the practice, by id. */
  locations: Map<number, LocationRow>;
  /** The one of X-Location, otherwise all. */
  listed: number[];
}

/** The practice of the caller; refuses an account without one. */
export function practiceOf({ user }: SignedIn): number {
  if (user.practiceId === null) throw errors.forbidden();
  return user.practiceId;
}

/** Limits lists to the location of X-Location; one of another practice is refused [API-032, API-038]. */
export async function scopeOf({ db }: Context, caller: SignedIn, request: FastifyRequest): Promise<Scope> {
  const practiceId = practiceOf(caller);
  const rows = await db.select().from(locations).where(eq(locations.practiceId, practiceId)).orderBy(asc(locations.id));
  const own = new Map(rows.map((row) => [row.id, row]));
  const asked = request.headers['x-location'];
  if (asked === undefined || asked === '') return { practiceId, locations: own, listed: [...own.keys()] };
  const chosen = Number(asked);
  if (!own.has(chosen)) throw errors.forbidden(texts.foreignLocation);
  return { practiceId, locations: own, listed: [chosen] };
}
