import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FastifyInstance } from 'fastify';
import { onboardingPage } from '../payments/onboarding';

/** Reads the module of the fake and converts it to a script that defines `window.Stripe`. */
function readScript(): string {
  const file = createRequire(import.meta.url).resolve('@scanharbor/shared-contracts/testing/stripe-script.js');
  const module = readFileSync(file, 'utf8').replace(/^export /gm, '');
  return `(() => {\n${module}\nwindow.Stripe = Object.assign(() => createStripe(), { version: 'endive' });\n})();\n`;
}

/**
 * GET /api/stripe-double/connect: replaces the onboarding of a billing account (D116).
 * GET /api/stripe-double.js: replaces Stripe.js where no publishable key is set (D64).
 */
export function addStripeDouble(api: FastifyInstance): void {
  const script = readScript();
  api.get('/stripe-double.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );
  api.get<{ Querystring: { state?: string } }>('/stripe-double/connect', { schema: { hide: true } }, ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(onboardingPage(query.state ?? '')),
  );
}
