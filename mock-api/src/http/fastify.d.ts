import { type Access } from './access';
import { type ApiError } from './errors';
import { type Caller } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** What a session that is over hears, instead of 401. */
    expired?: () => ApiError;
  }
}
