import { readOptions } from './options';

const provider = { OIDC_ISSUER: 'https://login.example.org', OIDC_CLIENT_ID: 'scanharbor', OIDC_CLIENT_SECRET: 'secret' };
const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'scans@example.org', SITE_URL: 'https://example.org/' };
const texts = { TEXT_URL: 'https://texts.example.org', TEXT_ACCOUNT: 'AC1', TEXT_TOKEN: 'token', TEXT_FROM: '+12125550100' };
const cards = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_CLIENT_ID: 'ca_1' };

it('reads the services of an installation', () => {
  const options = readOptions([], { ...provider, ...mail, ...texts, ...cards });
  expect(options.provider).toEqual({
    issuer: 'https://login.example.org',
    clientId: 'scanharbor',
    clientSecret: 'secret',
    label: 'single sign-on',
  });
  const siteUrl = 'https://example.org';
  expect(options.delivery).toEqual({
    mail: { url: 'smtp://mail.example.org', from: 'scans@example.org', siteUrl },
    texts: { url: 'https://texts.example.org', account: 'AC1', token: 'token', from: '+12125550100', siteUrl },
  });
  expect(options.payments).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', clientId: 'ca_1' });
});

it('takes empty variables, such as those of a compose file, as missing', () => {
  const names = Object.keys({ ...provider, ...mail, ...texts, ...cards });
  const { provider: identity, delivery, payments } = readOptions([], Object.fromEntries(names.map((name) => [name, ''])));
  expect([identity, delivery, payments]).toEqual([undefined, undefined, undefined]);
});

it.each([
  [{ ...provider, OIDC_CLIENT_SECRET: '' }, 'OIDC_ISSUER also needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'],
  [{ ...provider, OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID also needs OIDC_ISSUER.'],
  [{ OIDC_LABEL: 'Example ID' }, 'OIDC_LABEL also needs OIDC_ISSUER.'],
  [{ ...mail, SMTP_URL: 'mail.example.org' }, 'SMTP_URL must begin with smtp:// or smtps://.'],
  [{ ...mail, SITE_URL: '' }, 'SMTP_URL also needs MAIL_FROM and SITE_URL, the URL of the links in emails.'],
  [{ ...mail, SMTP_URL: '' }, 'MAIL_FROM also needs SMTP_URL.'],
  [texts, 'TEXT_URL also needs SMTP_URL: not every patient allows text messages.'],
  [{ ...mail, ...texts, TEXT_FROM: '' }, 'TEXT_URL also needs TEXT_ACCOUNT, TEXT_TOKEN and TEXT_FROM.'],
  [{ ...mail, ...texts, TEXT_URL: '' }, 'TEXT_ACCOUNT also needs TEXT_URL.'],
  [{ ...cards, STRIPE_SECRET_KEY: 'pk_test_1' }, "STRIPE_SECRET_KEY must begin with sk_ or rk_, or be 'double'."],
  [{ ...cards, STRIPE_SECRET_KEY: '' }, 'STRIPE_WEBHOOK_SECRET also needs STRIPE_SECRET_KEY.'],
])('ends the start at %j with one line', (env, message) => {
  expect(() => readOptions([], env)).toThrow(new Error(message));
});
