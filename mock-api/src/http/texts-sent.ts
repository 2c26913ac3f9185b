import { type FastifyInstance } from 'fastify';
import { errors } from './errors';

/** Text that no database keeps: a NUL, or half of a character. */
const isUnkeepable = (text: string) => /[\0\p{Surrogate}]/u.test(text);

function holdsUnkeepable(value: unknown): boolean {
  if (typeof value === 'string') return isUnkeepable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isUnkeepable(name) || holdsUnkeepable(inner));
}

/** Refuses texts that could not be stored as they are, wherever in a call they stand. */
export function refuseUnkeepableTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if ([params, query, body].some(holdsUnkeepable)) throw errors.badRequest();
  });
}
