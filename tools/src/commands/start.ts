import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/release-build';
import { externalApi, superviseApi } from '../site/api-supervisor';
import { drain } from '../site/drain';
import { createSiteServer } from '../site/server';
import { buildAll } from './build';
import { acceptLocalSite } from './accept-local-site';
import { exitWithError } from './exit-with-error';
import { startOptions } from './options';

const accounts = [
  ['patient', 'a patient with requests in every state'],
  ['staff', 'front desk of Harborview Imaging'],
  ['admin', 'its administrator'],
  ['pending', 'a provider whose account is not active yet'],
  ['temp', 'a provider with a temporary password'],
  ['restore', 'must reset the password'],
  ['switcher', 'can act as other users and see staff prices'],
  ['platform', 'platform administrator'],
] as const;

function portIsFree(port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '::', () => probe.close(() => resolve(true)));
  });
}

function requireWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    exitWithError(`The data folder is not writable: ${folder}`);
  }
}

/** Reads the settings of the installation: the file SITE_CONFIG, with overrides from environment variables. */
function settings(): Record<string, unknown> {
  const { SITE_CONFIG, SITE_ENVIRONMENT, STRIPE_KEY, SITE_URL, CHAT_URL, CHAT_KEY, ANALYTICS_URL, TELEMETRY_SHARE, ALLOW_OVERRIDE } =
    process.env;
  const file = SITE_CONFIG ? (JSON.parse(readFileSync(SITE_CONFIG, 'utf8')) as Record<string, unknown>) : {};
  const named = {
    environment: SITE_ENVIRONMENT,
    stripeKey: STRIPE_KEY,
    siteUrl: SITE_URL,
    chatUrl: CHAT_URL,
    chatKey: CHAT_KEY,
    analyticsUrl: ANALYTICS_URL,
    telemetryShare: TELEMETRY_SHARE === undefined ? undefined : Number(TELEMETRY_SHARE),
    allowOverride: ALLOW_OVERRIDE === undefined ? undefined : ALLOW_OVERRIDE === '1',
  };
  const values: Record<string, unknown> = {
    environment: 'production',
    demo: !process.env.API_URL,
    ...file,
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
  };
  if (Boolean(values.chatUrl) !== Boolean(values.chatKey)) exitWithError('CHAT_URL and CHAT_KEY need each other.');
  return values;
}

/** Builds outdated packages, releases them into the site folder and serves the site with its API on one port. */
async function startSite(args: string[]) {
  const { port, data, control, site } = startOptions(args);
  if (!(await portIsFree(port))) exitWithError(`Port ${port} is in use. Choose another with --port.`);
  if (!process.env.DATABASE_URL) requireWritable(data);
  const config = settings();
  const builds = await buildAll();
  acceptLocalSite(site);
  for (const build of builds) {
    if (build.name === 'shell') releaseShell(site, build);
    else releaseRemote(site, build);
  }
  writeConfig(site, config);
  await writePage(site);
  const api = process.env.API_URL
    ? externalApi(process.env.API_URL)
    : await superviseApi(
        { data, control, env: { ...process.env, SCANHARBOR_SITE: site }, output: (text) => process.stdout.write(text) },
        console.log,
      );
  const server = await createSiteServer({ site, apis: [api], trustedProxies: process.env.TRUSTED_PROXIES?.split(',') });
  const address = await server.listen({ port, host: '0.0.0.0' });
  const stop = async () => {
    await drain(server);
    await api.stop();
  };
  return { address: `http://localhost:${new URL(address).port}`, stop };
}

/** Prints the accounts in the seed of the reference API and an open invitation. */
function printDemoAccounts(address: string) {
  const password = process.env.DEMO_PASSWORD ? 'as set in DEMO_PASSWORD when the data was created' : 'Scan-harbor-1';
  console.log(`Demo accounts at scanharbor.test, password ${password}:`);
  for (const [name, description] of accounts) console.log(`  ${`${name}@scanharbor.test`.padEnd(26)} ${description}`);
  console.log(`Invitation, date of birth 04/12/1984: ${address}/px-scan-request?invitationId=demo-invitation\n`);
}

/** Runs `npm start [-- --port 3000 --data folder --control]`. */
export async function command(args: string[]) {
  try {
    const { address, stop } = await startSite(args);
    console.log(`\nScanHarbor is at ${address} (API reference: ${address}/api/docs)\n`);
    if (!process.env.API_URL) printDemoAccounts(address);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
  } catch (failure) {
    exitWithError(failure instanceof Error ? failure.message : String(failure));
  }
}
