import { type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { listPracticeLocations } from '../db/queries/locations';
import { type LocationRecord } from '../db/schema/practices';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';

/** The practice of a provider, its locations, and those that lists are limited to. */
export interface Scope {
  practiceId: number;
  /** All locations of the practice, by id. */
  locations: Map<number, LocationRecord>;
  /** Ids for lists: the location of X-Location, otherwise all. */
  listed: number[];
}

/** Returns the practice of the caller; rejects an account without one. */
export function requirePractice({ user }: SignedIn): number {
  if (user.practiceId === null) throw errors.forbidden();
  return user.practiceId;
}

/** Reads the scope of a call; X-Location of another practice is rejected [API-032, API-038]. */
export async function getScope({ db }: Context, caller: SignedIn, request: FastifyRequest): Promise<Scope> {
  const practiceId = requirePractice(caller);
  const rows = await listPracticeLocations(db, practiceId);
  const own = new Map(rows.map((row) => [row.id, row]));
  const header = request.headers['x-location'];
  if (header === undefined || header === '') return { practiceId, locations: own, listed: [...own.keys()] };
  const chosen = Number(header);
  if (!own.has(chosen)) throw errors.forbidden(texts.foreignLocation);
  return { practiceId, locations: own, listed: [chosen] };
}
