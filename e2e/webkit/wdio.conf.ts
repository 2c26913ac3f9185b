import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { SevereServiceError } from 'webdriverio';
import { ensureWebKit } from '@scanharbor/tools/webkit';
import { root, type Site, startSite } from '../support/site';

const { browser: binary, driver } = ensureWebKit();
const driverPort = 4455;
const startTries = 50;
const tryMs = 200;

/** No sandbox and no graphics card: tests also run as root, and on machines without a screen. */
const environment = {
  ...process.env,
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

let site: Site | undefined;
let driverProcess: ChildProcess | undefined;

const findDriver = () => fetch(`http://127.0.0.1:${driverPort}/status`).catch(() => undefined);

/** Ends the group: a display, a message bus and browsers run below the driver. */
function stopDriver() {
  if (driverProcess?.pid && driverProcess.exitCode === null) process.kill(-driverProcess.pid, 'SIGTERM');
  driverProcess = undefined;
}

async function startDriver() {
  if (await findDriver()) throw new SevereServiceError(`Port ${driverPort} is in use: another driver runs there`);
  const args = ['-a', '--server-args=-screen 0 1400x1000x24', 'dbus-run-session', '--', driver, `--port=${driverPort}`];
  driverProcess = spawn('xvfb-run', args, { env: environment, stdio: 'ignore', detached: true });
  process.once('exit', stopDriver);
  for (let tries = 0; tries < startTries; tries += 1) {
    if ((await findDriver())?.ok) return;
    await wait(tryMs);
  }
  throw new SevereServiceError(`The driver of WebKit did not start on port ${driverPort}`);
}

/** Runs `npm run test:webkit`. Its driver has no BiDi protocol, which the journeys need, and allows one browser at a time. */
export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: ['./*.e2e.ts'],
  hostname: '127.0.0.1',
  port: driverPort,
  path: '/',
  maxInstances: 1,
  capabilities: [
    {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    } as WebdriverIO.Capabilities,
  ],
  logLevel: 'error',
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 240_000 },
  reporters: ['spec'],
  waitforTimeout: 15_000,
  connectionRetryCount: 0,

  onPrepare: async () => {
    const build = spawnSync(process.execPath, ['tools/bin/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
    if (build.status !== 0) throw new SevereServiceError('The build failed; there is no site to test.');
    site = await startSite();
    process.env.WEBKIT_SITE = site.origin;
    await startDriver();
  },
  beforeSession: (settings) => void (settings.baseUrl = process.env.WEBKIT_SITE),
  onComplete: async () => {
    stopDriver();
    await site?.stop();
  },
};
