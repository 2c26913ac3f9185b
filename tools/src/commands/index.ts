import { fail } from './fail';

const commands: Record<string, () => Promise<{ command: (words: string[]) => Promise<void> }>> = {
  build: () => import('./build'),
  start: () => import('./start'),
  dev: () => import('./dev'),
  test: () => import('./test'),
  bench: () => import('./bench'),
  'bench-api': () => import('./bench-api'),
  remote: () => import('./remote'),
  pictures: () => import('./pictures'),
  'test-skew': () => import('./test-skew'),
  'on-postgres': () => import('./on-postgres'),
  licences: () => import('./licences'),
  versions: () => import('./versions'),
  'title-changelogs': () => import('./title-changelogs'),
};

/** Runs a command of the project by its name, with the words that follow it. */
export async function run([name = '', ...words]: string[]) {
  const load = commands[name];
  if (!load) fail(`There is no command '${name}'. Known: ${Object.keys(commands).join(', ')}`);
  await (await load()).command(words);
}
