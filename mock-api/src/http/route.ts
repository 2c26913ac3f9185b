import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Context } from '../context';
import { type Access } from './access';
import { type ApiError } from './errors';
import { type Caller, type SignedIn } from './session';
import { type Answered, type Sent, type Wire, type WireCall } from './wire';

export interface Input<Call extends WireCall, Who> {
  params: Sent<Call['params']>;
  query: Sent<Call['query']>;
  body: Sent<Call['body']>;
  caller: Who;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<Call extends WireCall> = Answered<Call['answer']> | Promise<Answered<Call['answer']>>;

/**
 * One route: who may call it, and what it does. `tries` limits how often one address may try.
 * `expired` is what a session that is over hears, instead of 401.
 */
type Route<Call extends WireCall> =
  | { access: 'anyone'; tries?: true; handle(input: Input<Call, Caller>): Answer<Call> }
  | { access: Exclude<Access, 'anyone'>; tries?: true; expired?: () => ApiError; handle(input: Input<Call, SignedIn>): Answer<Call> };

type Routes<Of extends Wire> = { [Name in keyof Of & string]?: Route<Of[Name]> };

export interface DeclaredRoute {
  name: string;
  wire: WireCall;
  access: Access;
  tries: boolean;
  expired?: (() => ApiError) | undefined;
  handle(input: Input<WireCall, Caller>): unknown;
}

/**
 * The routes of one first word, typed by its wire schemas: `defineRoutes(pxWire, { 'GET px/invitation/:id': … })`.
 * A call may be left to another file; the app refuses to start while one has no route.
 */
export function defineRoutes<Of extends Wire>(wire: Of, routes: Routes<Of>): DeclaredRoute[] {
  return Object.keys(routes).map((name) => {
    const { access, tries = false, expired, handle } = routes[name] as DeclaredRoute;
    return { name, wire: wire[name] as WireCall, access, tries, expired, handle };
  });
}

/** Adds a declared route to the server: its schemas check what comes in and what goes out. */
export function addRoute(app: FastifyInstance, context: Context, { name, wire, access, tries, expired, handle }: DeclaredRoute): void {
  const [method = '', path = ''] = name.split(' ');
  const triesPerMinute = context.limits.triesPerMinute;
  app.route({
    method,
    url: `/${path}`,
    config: {
      access,
      ...(expired ? { expired } : {}),
      rateLimit: tries && triesPerMinute > 0 ? { max: triesPerMinute, timeWindow: 60_000 } : false,
    },
    schema: {
      tags: [path.split('/')[0] ?? ''],
      summary: `${access === 'anyone' ? 'Anyone' : `Only: ${access}`}`,
      ...(wire.params ? { params: wire.params } : {}),
      ...(wire.query ? { querystring: wire.query } : {}),
      ...(wire.body ? { body: wire.body } : {}),
      ...(wire.answer ? { response: { 200: wire.answer } } : {}),
    },
    handler: (request, reply) =>
      handle({
        params: request.params as undefined,
        query: request.query as undefined,
        body: request.body as undefined,
        caller: request.caller,
        context,
        request,
        reply,
      }),
  });
}
