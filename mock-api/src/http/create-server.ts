import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { type Limits } from '../options';
import { type LogLevel } from './call-log';
import { handleClientError, handleMalformedUrl } from './error-handler';

type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

/** Given at the start, so that Fastify does not load its own compilers, a quarter of all modules. Its types know only those. */
const zodCompilers = { buildValidator: () => validatorCompiler, buildSerializer: () => serializerCompiler } as unknown as CompilersFactory;

interface ServerSettings {
  limits: Limits;
  logLevel?: LogLevel | undefined;
  /** Addresses or subnets of the proxies beside this machine whose `X-Forwarded-For` names the visitor. */
  trustedProxies?: string[] | undefined;
  /** Returns fields for each line of the log. */
  getLogFields?: (() => object) | undefined;
}

/** Creates the HTTP server of the API, without a route and without a port. */
export function createServer({ limits, logLevel = 'warn', trustedProxies = [], getLogFields }: ServerSettings): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel, ...(getLogFields ? { mixin: getLogFields } : {}) },
    // Fastify's own lines have the URL.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1024 * 1024,
    trustProxy: ['loopback', ...trustedProxies],
    requestTimeout: limits.requestTimeoutMs,
    http: { connectionsCheckingInterval: Math.min(5_000, limits.requestTimeoutMs) },
    // A call on a connection that is just being closed is lost, so idle connections end on the side of the client or proxy first.
    keepAliveTimeout: 300_000,
    handlerTimeout: limits.callTimeoutMs,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: zodCompilers },
    frameworkErrors: handleMalformedUrl,
    clientErrorHandler: handleClientError,
  });
  // Node would otherwise keep a minute for the headers.
  app.server.headersTimeout = Math.min(app.server.headersTimeout, limits.requestTimeoutMs);
  return app;
}
