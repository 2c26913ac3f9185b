import { exitWithError } from './exit-with-error';

const commands: Record<string, () => Promise<{ command: (args: string[]) => Promise<void> }>> = {
  build: () => import('./build'),
  start: () => import('./start'),
  dev: () => import('./dev'),
  test: () => import('./test'),
  bench: () => import('./bench'),
  'bench-api': () => import('./bench-api'),
  remote: () => import('./remote'),
  crawl: () => import('./crawl'),
  screenshots: () => import('./screenshots'),
  'test-dates': () => import('./test-dates'),
  'test-skew': () => import('./test-skew'),
  'test-upgrade': () => import('./test-upgrade'),
  'on-postgres': () => import('./with-postgres'),
  licenses: () => import('./licenses'),
  'pack-all': () => import('./pack-all'),
  versions: () => import('./versions'),
  mutants: () => import('./mutants'),
  'lint-commits': () => import('./lint-commits'),
};

/** Runs a command of the project by its name, with the remaining arguments. */
export async function run([name = '', ...args]: string[]) {
  const load = commands[name];
  if (!load) exitWithError(`Unknown command: '${name}'. Commands: ${Object.keys(commands).join(', ')}`);
  await (await load()).command(args);
}
