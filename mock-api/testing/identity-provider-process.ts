import Provider from 'oidc-provider';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

interface Person {
  email: string;
  email_verified: boolean;
}

const staff = { email: 'staff@scanharbor.test', email_verified: true };
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The people of the provider, by account id. */
const people: Record<string, Person> = {
  staff,
  'staff-with-phone': staff,
  'staff-of-last-week': staff,
  'forged-staff': staff,
  'staff-of-another-site': staff,
  unverified: { ...staff, email_verified: false },
  patient: { email: 'patient@scanharbor.test', email_verified: true },
  stranger: { email: 'stranger@scanharbor.test', email_verified: true },
};

/** How, and when (in seconds), a person signed in at the provider; by default with a password, now. */
const signIns: Record<string, { amr?: string[]; ts?: number }> = {
  'staff-with-phone': { amr: ['pwd', 'mfa'] },
  'staff-of-last-week': { ts: Math.floor(Date.now() / 1000) - 7 * 24 * 60 * 60 },
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** How the ID token of a person is changed: what it says under the old signature, or for which site it is, correctly signed. */
const forgeries: Record<string, (header: string, claims: object, signature: string) => string> = {
  'forged-staff': (header, claims, signature) => [header, encode({ ...claims, amr: ['mfa'] }), signature].join('.'),
  'staff-of-another-site': (header, claims) => {
    const content = `${header}.${encode({ ...claims, aud: 'another-site' })}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  },
};

function createProvider(issuer: string, { site, codeSeconds }: { site: string; codeSeconds: number }) {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'scanharbor',
        client_secret: 'provider-secret',
        redirect_uris: [`${site}/single-sign-on`],
        post_logout_redirect_uris: [`${site}/ic-login`],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    claims: { openid: ['sub', 'amr', 'auth_time'], email: ['email', 'email_verified'] },
    ttl: { AuthorizationCode: codeSeconds },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people[accountId] }) }),
  });
  const finish = provider.interactionFinished.bind(provider);
  provider.interactionFinished = (request, response, { login, ...result }, options) =>
    finish(request, response, login ? { ...result, login: { ...login, ...signIns[login.accountId] } } : result, options);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    const { account } = context.oidc as { account?: { accountId: string } };
    const forge = forgeries[account?.accountId ?? ''];
    if (!body?.id_token || !forge) return;
    const [header = '', claims = '', signature = ''] = body.id_token.split('.');
    body.id_token = forge(header, JSON.parse(Buffer.from(claims, 'base64url').toString()) as object, signature);
  });
  return provider;
}

/**
 * An OpenID Connect provider on loopback, whose login page accepts every name. Sends its address over IPC, and serves the site that it
 * receives in return.
 */
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.once('message', (settings: { site: string; codeSeconds: number }) => {
    const handle = createProvider(issuer, settings).callback();
    server.on('request', (request, response) => void handle(request, response));
  });
  process.send?.({ address: issuer });
});
process.on('disconnect', () => process.exit(0));
