import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { browser } from '@wdio/globals';
import { setOptions } from 'expect-webdriverio';
import { ensureBrowser, headlessSwitches } from '@scanharbor/tools/browser';
import { followReplacedElements } from './support/replaced-elements';
import { recordResult } from './support/results';
import { outputFolder } from './support/check-screen';
import { root } from './support/site';
import { openSitePool, takeSite } from './support/site-pool';
import { moveMouseOnPages } from './support/move-mouse';
import { stopMapperLog } from './support/mapper-log';

const { headlessShell, chromedriver } = ensureBrowser();
/** URL of a running site with control calls on, to skip the start while writing tests. E2E_SITE_FOLDER is its folder. */
const runningSite = process.env.E2E_SITE;
const maxInstances = runningSite ? 1 : 2;
let pool: Awaited<ReturnType<typeof openSitePool>> | undefined;

/** Time to wait for an element, in ms; the machine may be busy. */
const waitMs = 15_000;

/** Most pages live for seconds: compiling their code a second time would cost more than it saves. */
const unoptimizedCode = ['--js-flags=--no-opt,--no-maglev'];

const toPaths = (names: string[]) => names.map((name) => `./specs/${name}.e2e.ts`);

/** Files of a minute start first, so that none of them runs alone at the end. */
const slowSpecs = toPaths(['federation/release', 'mfe-patient-request/patient-and-center', 'mfe-ic-portal/appointment', 'shell/session']);

/** Files of a few seconds share a session, which takes as long to begin. */
const sessionsOfQuickSpecs = [
  ['shell/login', 'shell/password-proof', 'shell/privacy', 'shell/security'],
  ['federation/first-load', 'federation/one-store', 'federation/signatures', 'federation/skew'],
  ['mfe-ic-portal/audit-trail', 'mfe-invitation/hand-off', 'mfe-patient-request/offline'],
].map(toPaths);

const otherSpecs = readdirSync(join(root, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.e2e.ts'))
  .map((name) => `./specs/${name}`)
  .filter((path) => ![...slowSpecs, ...sessionsOfQuickSpecs.flat()].includes(path))
  .sort();

/** `npm run test:all` adds these, which take longer than the others together. */
const longSpecs = process.env.ALL_TESTS ? ['./long/**/*.e2e.ts'] : [];

const specName = (file: string) => relative(root, file.replace(/^file:\/\//, ''));

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: [...slowSpecs, ...sessionsOfQuickSpecs, ...otherSpecs, ...longSpecs],
  maxInstances,
  capabilities: [
    {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: headlessShell,
        args: [
          ...headlessSwitches,
          ...unoptimizedCode,
          '--window-size=1280,900',
          '--hide-scrollbars',
          '--force-prefers-reduced-motion',
          '--lang=en-US',
        ],
      },
      'goog:loggingPrefs': { browser: 'ALL' },
      ...(chromedriver ? { 'wdio:chromedriverOptions': { binary: chromedriver } } : {}),
    } as WebdriverIO.Capabilities,
  ],
  logLevel: 'error',
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 240_000 },
  reporters: ['spec'],
  waitforTimeout: waitMs,
  connectionRetryCount: 1,

  onPrepare: async () => {
    rmSync(outputFolder, { recursive: true, force: true });
    if (runningSite) return;
    const build = spawnSync(process.execPath, ['tools/bin/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
    if (build.status !== 0) throw new Error('The build failed; there is no site to test.');
    pool = await openSitePool(maxInstances);
  },
  beforeSession: async (settings, _capabilities, _specs, worker) => {
    if (runningSite) return void (settings.baseUrl = runningSite);
    const { origin, folder } = await takeSite(worker);
    settings.baseUrl = origin;
    process.env.E2E_SITE_FOLDER = folder;
  },
  before: async (_capabilities, _specs, driver: WebdriverIO.Browser) => {
    await stopMapperLog(driver);
    setOptions({ wait: waitMs });
    followReplacedElements(driver);
    moveMouseOnPages(driver);
  },
  onReload: () => stopMapperLog(browser),
  afterTest: ({ title, file }, _context, { passed }) => recordResult({ spec: specName(file), title, passed }),
  onWorkerEnd: (worker, code, specs) => {
    pool?.release(worker);
    // A session that broke off may have left out any of its files.
    for (const spec of specs) recordResult({ spec: specName(spec), code });
  },
  onComplete: () => pool?.close(),
};
