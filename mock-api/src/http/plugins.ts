import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { brand } from '@scanharbor/shared-contracts';
import { addComponents, nameSchemas } from '../docs/components';
import { describeCall } from '../docs/describe';
import { tags } from '../docs/tags';
import { errors } from './errors';
import { expiryHeader } from './session';

interface PluginOptions {
  corsOrigins: string[];
  uploadBytes: number;
}

/** No body of the wire nests deeper. Deeper values would exhaust the stack of recursive checks. */
const maxJsonDepth = 20;

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' && value !== null && (levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1)));

/** Parses JSON bodies; an empty body is undefined, whatever its content type. Rejects deeply nested bodies. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else
      void parse(request, body as string, (error: Error | null, value?: unknown) =>
        !error && isDeeperThan(value, maxJsonDepth) ? done(errors.badRequest()) : done(error, value),
      );
  });
}

/** Registers the plugins around the routes; the documentation of all calls is at /api/docs. */
export async function addPlugins(app: FastifyInstance, { corsOrigins, uploadBytes }: PluginOptions): Promise<void> {
  readJson(app);
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  await app.register(cors, { origin: corsOrigins, credentials: true, exposedHeaders: [expiryHeader, 'Date'] });
  await app.register(rateLimit, { global: false });
  await app.register(multipart, { limits: { fileSize: uploadBytes, files: 1 } });
  nameSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1.0.0',
        description: 'Requests of imaging scans: patients, imaging centers, invitations and public pages.',
        contact: { name: brand.name, email: brand.careTeamEmail },
      },
      servers: [{ url: '/', description: 'The site that serves this document' }],
      tags,
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: describeCall,
    transformObject: addComponents,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
