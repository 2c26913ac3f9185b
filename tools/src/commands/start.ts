import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { releaseRemote, releaseShell, writeConfig, writePage } from '../release/publish';
import { apiElsewhere, startApi } from '../site/api-process';
import { createSiteServer } from '../site/server';
import { buildAll } from './build';
import { fail } from './fail';
import { startOptions } from './options';

const accounts = [
  ['patient', 'a patient with requests in every state'],
  ['staff', 'front desk of Harborview Imaging'],
  ['admin', 'its administrator'],
  ['pending', 'a provider whose account is not active yet'],
  ['temp', 'a provider with a temporary password'],
  ['restore', 'must restore the password'],
  ['switcher', 'may act as others, sees staff prices'],
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
    fail(`The data folder cannot be written: ${folder}`);
  }
}

/** Settings of the installation: those of the file SITE_CONFIG, and over them what has a variable of its own. */
function settings(): Record<string, unknown> {
  const { SITE_CONFIG, SITE_ENVIRONMENT, STRIPE_KEY, SITE_URL, ALLOW_OVERRIDE } = process.env;
  const file = SITE_CONFIG ? (JSON.parse(readFileSync(SITE_CONFIG, 'utf8')) as Record<string, unknown>) : {};
  const named = {
    environment: SITE_ENVIRONMENT,
    stripeKey: STRIPE_KEY,
    siteUrl: SITE_URL,
    allowOverride: ALLOW_OVERRIDE === undefined ? undefined : ALLOW_OVERRIDE === '1',
  };
  return { environment: 'production', ...file, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) };
}

/** Builds what is stale, releases it into the site folder and serves it with its API on one port. */
async function startSite(words: string[]) {
  const { port, data, control, site } = startOptions(words);
  if (!(await portIsFree(port))) fail(`Port ${port} is taken. Choose another with --port.`);
  if (!process.env.DATABASE_URL) requireWritable(data);
  for (const build of await buildAll()) {
    if (build.name === 'shell') releaseShell(site, build);
    else releaseRemote(site, build);
  }
  writeConfig(site, settings());
  await writePage(site);
  const api = process.env.API_URL ? apiElsewhere(process.env.API_URL) : await startApi({ data, control });
  const server = await createSiteServer({ site, apis: [api.address] });
  const address = await server.listen({ port, host: '0.0.0.0' });
  const stop = async () => {
    await server.close();
    await api.stop();
  };
  return { address: `http://localhost:${new URL(address).port}`, api, stop };
}

/** Who is in the seed of the reference API, and an invitation to finish. */
function tellDemoAccounts(address: string) {
  const password = process.env.DEMO_PASSWORD ? 'as DEMO_PASSWORD said when the data was new' : 'Scan-harbor-1';
  console.log(`Demo accounts at scanharbor.test, password ${password}:`);
  for (const [name, what] of accounts) console.log(`  ${`${name}@scanharbor.test`.padEnd(26)} ${what}`);
  console.log(`Invitation, born 04/12/1984: ${address}/px-scan-request?invitationId=demo-invitation\n`);
}

/** `npm start [-- --port 3000 --data folder --control]` */
export async function command(words: string[]) {
  try {
    const { address, api, stop } = await startSite(words);
    console.log(`\nScanHarbor is at ${address} (API reference: ${address}/api/docs)\n`);
    if (!process.env.API_URL) tellDemoAccounts(address);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
    const code = await api.ended;
    fail(`The API ended with code ${code}.`);
  } catch (failure) {
    fail(failure instanceof Error ? failure.message : String(failure));
  }
}
