import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endProcess, nextMessage } from '../../testing/test-process';

jest.setTimeout(180_000);

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

it('loads the SDK, and what else few installations or calls need, only for them', async () => {
  const countLoaded = async (settings: Record<string, string>) => {
    const child = spawn(process.execPath, ['run.mjs', 'testing/loaded-modules-process.ts'], {
      cwd: join(__dirname, '../..'),
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    stops.push(() => endProcess(child));
    return (await nextMessage<{ loaded: Record<string, number> }>(child)).loaded;
  };
  expect(new Set(Object.values(await countLoaded({})))).toEqual(new Set([0]));
  const loaded = await countLoaded({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'no-reply@scan.example',
    SITE_URL: 'https://scan.example',
    OIDC_ISSUER: 'https://login.example',
    OIDC_CLIENT_ID: 'scan',
    OIDC_CLIENT_SECRET: 'secret',
  });
  expect(Object.keys(loaded).filter((name) => loaded[name])).toEqual(['@opentelemetry', 'nodemailer', 'stripe', 'openid-client']);
});
