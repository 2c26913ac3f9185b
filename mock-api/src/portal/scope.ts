import { type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { listPracticeLocations } from '../db/queries/locations';
import { type LocationRecord } from '../db/schema/practices';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';

/** The practice of a provider, its locations, and those that lists are limited to. */
export interface Scope {
  practiceId: number;
  /** The version of the practice's lists when the call came; what is read for it is not older. */
  version: string;
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

interface KnownLocations {
  version: string;
  own: Map<number, LocationRecord>;
}

const maxPractices = 1_000;
const knownLocations = new WeakMap<Database, Map<number, KnownLocations>>();

/** Lists the locations of a practice, from memory while its version is the same: a change of a location is one of its lists. */
async function listOwnLocations(db: Database, practiceId: number, version: string): Promise<Map<number, LocationRecord>> {
  const known = knownLocations.get(db) ?? new Map<number, KnownLocations>();
  knownLocations.set(db, known);
  const last = known.get(practiceId);
  if (last?.version === version) return last.own;
  const own = new Map((await listPracticeLocations(db, practiceId)).map((row) => [row.id, row]));
  const [oldest] = known.keys();
  if (known.size >= maxPractices && oldest !== undefined) known.delete(oldest);
  known.set(practiceId, { version, own });
  return own;
}

/** Returns the scope at a newer version of the practice's lists: its locations may have changed since the call came. */
export async function renewScope({ db }: Pick<Context, 'db'>, scope: Scope, version: string): Promise<Scope> {
  if (version === scope.version) return scope;
  const locations = await listOwnLocations(db, scope.practiceId, version);
  const isLimited = scope.listed.length < scope.locations.size;
  return { ...scope, version, locations, listed: isLimited ? scope.listed : [...locations.keys()] };
}

/** Reads the scope of a call; X-Location of another practice is rejected [API-032, API-038]. */
export async function getScope({ db }: Context, caller: SignedIn, request: FastifyRequest): Promise<Scope> {
  const practiceId = requirePractice(caller);
  const version = caller.listVersion;
  const own = await listOwnLocations(db, practiceId, version);
  const header = request.headers['x-location'];
  if (header === undefined || header === '') return { practiceId, version, locations: own, listed: [...own.keys()] };
  const chosen = Number(header);
  if (!own.has(chosen)) throw errors.forbidden(texts.foreignLocation);
  return { practiceId, version, locations: own, listed: [chosen] };
}
