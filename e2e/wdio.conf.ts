import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { setOptions } from 'expect-webdriverio';
import { ensureBrowser, quietSwitches } from '@scanharbor/tools/browser';
import { noteResult } from './support/results';
import { outputFolder } from './support/look';
import { root } from './support/site';
import { openSitePool, takeSite } from './support/site-pool';

const { chromium, chromedriver } = ensureBrowser();
/** A site that runs already, with control calls on: spares the start while writing tests. E2E_SITE_FOLDER is its folder. */
const running = process.env.E2E_SITE;
const atOnce = running ? 1 : 2;
let pool: Awaited<ReturnType<typeof openSitePool>> | undefined;

/** How long to wait for what a person would see; the machine may be busy. */
const waitMs = 15_000;

const specName = (file: string) => relative(root, file.replace(/^file:\/\//, ''));

export const config: WebdriverIO.Config = {
  runner: 'local',
  specs: ['./specs/**/*.e2e.ts'],
  maxInstances: atOnce,
  capabilities: [
    {
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary: chromium,
        args: [...quietSwitches, '--window-size=1280,900', '--hide-scrollbars', '--force-prefers-reduced-motion', '--lang=en-US'],
      },
      'goog:loggingPrefs': { browser: 'ALL' },
      ...(chromedriver ? { 'wdio:chromedriverOptions': { binary: chromedriver } } : {}),
    } as WebdriverIO.Capabilities,
  ],
  logLevel: 'error',
  framework: 'mocha',
  mochaOpts: { ui: 'bdd', timeout: 120_000 },
  reporters: ['spec'],
  waitforTimeout: waitMs,
  connectionRetryCount: 1,

  onPrepare: async () => {
    rmSync(outputFolder, { recursive: true, force: true });
    if (running) return;
    const built = spawnSync(process.execPath, ['tools/bin/run.mjs', 'build'], { cwd: root, stdio: 'inherit' });
    if (built.status !== 0) throw new Error('The build failed; there is no site to test.');
    pool = await openSitePool(atOnce);
  },
  beforeSession: async (settings, _capabilities, _specs, worker) => {
    if (running) return void (settings.baseUrl = running);
    const { address, folder } = await takeSite(worker);
    settings.baseUrl = address;
    process.env.E2E_SITE_FOLDER = folder;
  },
  before: () => setOptions({ wait: waitMs }),
  afterTest: ({ title, file }, _context, { passed }) => noteResult({ spec: specName(file), title, passed }),
  onWorkerEnd: (worker, code, [spec = '']) => {
    pool?.release(worker);
    noteResult({ spec: specName(spec), code });
  },
  onComplete: () => pool?.close(),
};
