import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { type RouteAccess } from './access';
import { type HttpError } from './errors';
import { type Caller, type SignedIn } from './session';
import { type ResponseBody, type ParsedInput, type Wire, type WireCall } from './wire';

export interface Input<Call extends WireCall, CallCaller extends Caller> {
  params: ParsedInput<Call['params']>;
  query: ParsedInput<Call['query']>;
  body: ParsedInput<Call['body']>;
  caller: CallCaller;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A response that is the bytes of JSON already, checked against its schema. */
export class JsonBytes {
  constructor(readonly bytes: Buffer) {}
}

type Output<Call extends WireCall> = ResponseBody<Call['response']> | Promise<ResponseBody<Call['response']> | JsonBytes>;

/**
 * A route: its access and its handler. `limitAttempts` limits the calls per minute of one IP address, `limitEntries` more strictly,
 * for what guests enter and everybody may see.
 * `receivesFile` is for calls whose request takes long on a slow line: the time limit of a call begins before its body has arrived.
 * `expired` creates the error for an ended session, instead of 401.
 * `isUnchanged` is true when the caller has the present response already: it gets 304, and nothing is read.
 */
type Route<Call extends WireCall> =
  | {
      access: 'anyone';
      limitAttempts?: true;
      limitEntries?: true;
      receivesFile?: true;
      handle: (input: Input<Call, Caller>) => Output<Call>;
    }
  | {
      access: Exclude<RouteAccess, 'anyone'>;
      limitAttempts?: true;
      limitEntries?: true;
      receivesFile?: true;
      expired?: () => HttpError;
      isUnchanged?: (input: Input<Call, SignedIn>) => boolean;
      handle: (input: Input<Call, SignedIn>) => Output<Call>;
    };

type Routes<Of extends Wire> = { [Name in keyof Of & string]?: Route<Of[Name]> };

export interface DeclaredRoute {
  name: string;
  wire: WireCall;
  access: RouteAccess;
  limitAttempts: boolean;
  limitEntries: boolean;
  receivesFile: boolean;
  expired?: (() => HttpError) | undefined;
  isUnchanged?: ((input: Input<WireCall, SignedIn>) => boolean) | undefined;
  handle: (input: Input<WireCall, Caller>) => unknown;
}

/**
 * Defines the routes of a wire file, typed by its schemas: `defineRoutes(pxWire, { 'GET px/invitation/:id': … })`.
 * Several files may share the calls of one wire file; a test fails while a call has no route.
 */
export function defineRoutes<Of extends Wire>(wire: Of, routes: Routes<Of>): DeclaredRoute[] {
  return Object.keys(routes).map((name) => {
    const route = routes[name] as Partial<DeclaredRoute> & Pick<DeclaredRoute, 'access' | 'handle'>;
    return { limitAttempts: false, limitEntries: false, receivesFile: false, ...route, name, wire: wire[name] as WireCall };
  });
}

/** Adds a route to the server; its schemas validate input and response. */
export function addRoute(
  app: FastifyInstance,
  context: Context,
  { name, wire, access, limitAttempts, limitEntries, receivesFile, expired, isUnchanged, handle }: DeclaredRoute,
): void {
  const [method = '', path = ''] = name.split(' ');
  const { attemptsPerMinute, entriesPerMinute, requestTimeoutMs, callTimeoutMs } = context.limits;
  const max = limitEntries ? entriesPerMinute : limitAttempts ? attemptsPerMinute : 0;
  app.route({
    method,
    url: `/${path}`,
    handlerTimeout: callTimeoutMs + (receivesFile ? requestTimeoutMs : 0),
    config: {
      call: name,
      access,
      ...(expired ? { expired } : {}),
      hasVersions: isUnchanged !== undefined,
      rateLimit: max > 0 ? { max, timeWindow: 60_000 } : false,
    },
    schema: {
      tags: [path.split('/')[0] ?? ''],
      summary: access === 'anyone' ? 'Anyone' : `Only: ${access}`,
      ...(wire.params ? { params: wire.params } : {}),
      ...(wire.query ? { querystring: wire.query } : {}),
      ...(wire.body ? { body: wire.body } : {}),
      ...(wire.response ? { response: { 200: wire.response } } : {}),
    },
    handler: async (request, reply) => {
      const { params, query, body, caller } = request;
      const input = { params, query, body, caller, context, request, reply };
      if (isUnchanged && caller && isUnchanged({ ...input, caller })) return reply.code(304).send();
      const response = await handle(input);
      return response instanceof JsonBytes ? reply.type('application/json; charset=utf-8').send(response.bytes) : response;
    },
  });
}
