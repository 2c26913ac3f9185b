import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type FastifyInstance } from 'fastify';
import { brand } from '@scanharbor/shared-contracts';
import { describeCall } from '../docs/describe';
import { expiryHeader } from './session';

interface PluginOptions {
  corsOrigins: string[];
  uploadBytes: number;
}

/** An empty body is no body, whatever its content type says. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** What every server needs around its routes; the page of all calls is at /api/docs. */
export async function addPlugins(app: FastifyInstance, { corsOrigins, uploadBytes }: PluginOptions): Promise<void> {
  readJson(app);
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  await app.register(cors, { origin: corsOrigins, credentials: true, exposedHeaders: [expiryHeader, 'Date'] });
  await app.register(rateLimit, { global: false });
  await app.register(multipart, { limits: { fileSize: uploadBytes, files: 1 } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name} API`, version: '1.0.0' },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    transform: describeCall,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
}
