import { type RouteAccess } from './access';
import { type HttpError } from './errors';
import { type Caller } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    /** Method and path of the call, as in the wire table. */
    call?: string;
    access?: RouteAccess;
    /** The error for an ended session, instead of 401. */
    expired?: () => HttpError;
    /** Whether the call responds with 304 while nothing has changed. */
    hasVersions?: boolean;
  }
}
