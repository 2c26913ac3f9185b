import Provider from 'oidc-provider';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

/** The people of the provider, by account id: their email, and whether the provider has verified it. */
const people: Record<string, { email: string; email_verified: boolean }> = {
  staff: { email: 'staff@scanharbor.test', email_verified: true },
  unverified: { email: 'staff@scanharbor.test', email_verified: false },
  patient: { email: 'patient@scanharbor.test', email_verified: true },
  stranger: { email: 'stranger@scanharbor.test', email_verified: true },
};

/** An OpenID Connect provider on loopback, whose login page accepts every name. Sends its address over IPC. */
const server = createServer();
server.listen(0, '127.0.0.1', () => {
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'scanharbor',
        client_secret: 'provider-secret',
        redirect_uris: ['http://localhost:3000/single-sign-on'],
        post_logout_redirect_uris: ['http://localhost:3000/ic-login'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    ttl: { AuthorizationCode: 2 },
    pkce: { required: () => true },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...people[accountId] }) }),
  });
  const handle = provider.callback();
  server.on('request', (request, response) => void handle(request, response));
  process.send?.({ address: issuer });
});
process.on('disconnect', () => process.exit(0));
