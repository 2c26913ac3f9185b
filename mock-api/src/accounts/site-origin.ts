import { type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { errors } from '../http/errors';
import { texts } from '../texts';

/** Where `npm start` serves the site. */
const defaultOrigin = 'http://localhost:3000';

const isLocal = (origin: string) => /^http:\/\/localhost(:\d+)?$/.test(origin);

/**
 * Returns the origin of the site, to which passkeys and single sign-on are bound: that of the settings. Without one, a page of this
 * computer (http://localhost) may name its own.
 */
export function getSiteOrigin({ siteUrl }: Context, request: FastifyRequest): string {
  if (siteUrl) return new URL(siteUrl).origin;
  const { origin = defaultOrigin } = request.headers;
  if (!isLocal(origin)) throw errors.badRequest(texts.originUnknown);
  return origin;
}
