import { type FastifyInstance } from 'fastify';
import { errors } from './errors';

/** True for text that PostgreSQL cannot store: with a NUL, or half of a surrogate pair. */
const isUnstorable = (text: string) => /[\0\p{Surrogate}]/u.test(text);

function containsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => isUnstorable(name) || containsUnstorable(inner));
}

/** Rejects calls with text that cannot be stored, in any of their parameters and fields. */
export function rejectUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _reply, done) => {
    done([params, query, body].some(containsUnstorable) ? errors.badRequest() : undefined);
  });
}
