import { readFileSync } from 'node:fs';
import { type FastifyInstance } from 'fastify';
import { onboardingPage } from '../payments/onboarding';

/**
 * GET /api/stripe-double/connect: takes the place of the onboarding of a billing account (D116).
 * GET /api/stripe-double.js: takes the place of Stripe.js where no publishable key is set (D64).
 */
export function addStripeDouble(api: FastifyInstance): void {
  const script = readFileSync(new URL('./stripe-double.js', import.meta.url), 'utf8');
  api.get('/stripe-double.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  api.get<{ Querystring: { state?: string } }>('/stripe-double/connect', { schema: { hide: true } }, ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(onboardingPage(query.state ?? '')),
  );
}
