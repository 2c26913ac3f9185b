import { type FastifyInstance, type FastifyRequest } from 'fastify';

const year = 365 * 24 * 60 * 60;

/** Browser features that the suite does not use. */
const permissions = 'camera=(), microphone=(), geolocation=(), usb=(), display-capture=(), browsing-topics=()';

/** The headers of each response of the site itself; the API sends its own ones. deploy/nginx contains the same list. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  // Code and registry contain no personal data. Another site may load a remote from this one.
  'Access-Control-Allow-Origin': '*',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': permissions,
} as const;

/**
 * Whether another site leads to the page, whose window could control it. An entered address, a bookmark, a reload and a link of this
 * site come from no other site: the policy would protect nothing, and costs a visit a second process of the browser
 * (docs/decisions/085-opener-policy.md).
 */
const mayHaveForeignOpener = ({ headers: sent }: FastifyRequest) => !['none', 'same-origin'].includes(String(sent['sec-fetch-site']));

/** Whether the visitor uses HTTPS, which ends at the proxy in front of this server. */
const isHttps = ({ headers: sent }: FastifyRequest) => sent['x-forwarded-proto'] === 'https';

export function addSecurityHeaders(server: FastifyInstance) {
  server.addHook('onSend', async (request, reply, payload) => {
    if (isHttps(request)) reply.header('Strict-Transport-Security', `max-age=${year}`);
    else reply.removeHeader('Strict-Transport-Security');
    if (request.url.startsWith('/api/')) return payload;
    reply.headers(headers);
    if (mayHaveForeignOpener(request)) reply.header('Cross-Origin-Opener-Policy', 'same-origin');
    return payload;
  });
}
