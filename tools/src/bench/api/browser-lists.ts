import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startApi } from '../../site/api-process';
import { workspaceRoot } from '../../webpack/package-folders';
import { type BrowserFigures } from '../browser-figures';
import { composeSite, serveSite } from '../compose-site';
import { type Goal, limitGoal } from './goals';
import { callApi } from './servers';

/** Measures the list of open requests in the browser: to open it with many and with few rows, to sort and to search. */
export async function measureBrowserLists(): Promise<Goal[]> {
  const site = await composeSite();
  const apis = [await startApi({ data: '', memory: true, control: true }), await startApi({ data: '', memory: true, control: true })];
  const sites = [];
  for (const { address } of apis) sites.push(await serveSite(site, address));
  await callApi(apis[1]?.address ?? '', '__control/situation', '', { name: 'tenThousandRequests' });
  // This process serves the sites, so it must not block on a synchronous spawn.
  const measuring = spawn(process.execPath, ['--import', 'tsx', 'e2e/bench/main.ts', 'lists'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, FEW_ROWS: sites[0]?.address, MANY_ROWS: sites[1]?.address },
  });
  let figures: BrowserFigures = { loadRatio: Number.NaN, sort: Number.NaN, keySort: Number.NaN, search: Number.NaN };
  measuring.once('message', (message) => (figures = message as BrowserFigures));
  await once(measuring, 'exit');
  await Promise.all([...sites.map((each) => each.close()), ...apis.map((api) => api.stop())]);
  return [
    limitGoal('/providers/requests with many rows on the slow line, beside few rows', figures.loadRatio, ' ×', { most: 1.3 }),
    limitGoal('sort with the mouse in the browser, beyond one round trip', figures.sort, ' ms', { most: 100 }),
    limitGoal('sort with a key in the browser, beyond one round trip', figures.keySort, ' ms', { most: 100 }),
    limitGoal('search in the browser, beyond one round trip and the pause for the next key', figures.search, ' ms', { most: 100 }),
  ];
}
