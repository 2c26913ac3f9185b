import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyAddress } from '../build/addresses';
import { root } from '../webpack/package-folders';

/** The specs that look at screens: every route, and the states that a journey passes. */
const looking = [
  ...['screens', 'shell', 'mfe-patient-request', 'mfe-ic-portal', 'mfe-invitation', 'mfe-marketing'].map((folder) => `specs/${folder}`),
  'pictures',
];

/** Addresses that only lead to others, so that there is nothing to see. */
const leadOn = ['/patients', '/pricing'];

const asPattern = (route: string) => new RegExp(`^${route.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);

/** Routes of which none of the looked at addresses is one. */
export const unseen = (routes: string[], seen: string[]) => routes.filter((route) => !seen.some((path) => asPattern(route).test(path)));

function seenAddresses(): string[] {
  const list = join(root, 'e2e/output/addresses.txt');
  return existsSync(list) ? [...new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))] : [];
}

/** `npm run pictures`: pictures of every screen and its main states, at 1280 and 390 px, in e2e/output. Fails when a route has none. */
export async function command() {
  const specs = looking.flatMap((folder) => ['--spec', `./${folder}/*.e2e.ts`]);
  const { status } = spawnSync(join(root, 'node_modules/.bin/wdio'), ['run', 'e2e/wdio.conf.ts', ...specs], {
    cwd: root,
    stdio: 'inherit',
  });
  const missing = unseen(
    (await everyAddress()).filter((route) => !leadOn.includes(route)),
    seenAddresses(),
  );
  console.log('\nThe pictures are in e2e/output.');
  if (missing.length > 0) console.log(`No picture shows ${missing.join(', ')}`);
  process.exitCode = status || missing.length > 0 ? 1 : 0;
}
