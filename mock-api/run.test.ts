import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of three files, below this one, whose libraries it then finds. */
let folder: string;

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  mkdirSync(join(__dirname, '.cache'), { recursive: true });
  folder = mkdtempSync(join(__dirname, '.cache/run-'));
  mkdirSync(join(folder, 'src/db/engine'), { recursive: true });
  copyFileSync(join(__dirname, 'run.mjs'), join(folder, 'run.mjs'));
  write('src/db/engine/engine-worker.ts', 'export {};');
  write('src/word.ts', "export const word: string = 'first';");
  write('src/print.ts', "import { word } from './word';\n\nconsole.log(word, ...process.argv.slice(2));");
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['run.mjs', ...args], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: (stdout + stderr).trim() }),
    );
  });

const listCompiled = () =>
  readdirSync(join(folder, '.cache/compiled'), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name);

it('compiles a file once, and again after a change of what it imports', async () => {
  const both = await Promise.all([run('src/print.ts', '--to', 'all'), run('src/print.ts', '--to', 'all')]);
  expect(both).toEqual([0, 0].map((code) => ({ code, output: 'first --to all' })));
  expect(listCompiled()).toEqual([expect.stringMatching(/^print-[0-9a-f]{16}$/)]);

  write('src/word.ts', "export const word: string = 'other';");
  expect(await run('src/print.ts')).toEqual({ code: 0, output: 'other' });
  expect(listCompiled()).toHaveLength(2);

  write('src/word.ts', "export const word: string = 'first';");
  expect(await run('src/print.ts')).toEqual({ code: 0, output: 'first' });
  expect(listCompiled()).toHaveLength(2);
});

it('names the line of the source in the stack of an error', async () => {
  write('src/print.ts', "import { word } from './word';\n\ninterface Unused {\n  a: string;\n}\n\nthrow new Error(word);");
  const { code, output } = await run('src/print.ts');
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('src/print.ts:7:7') as string });
});

it('runs the sources where nothing can be written', async () => {
  write('.cache', 'a file where the folder should be');
  expect(await run('src/print.ts', 'more')).toEqual({ code: 0, output: 'first more' });
});

it('reports a file with a syntax error, keeps nothing of it, and runs the corrected file', async () => {
  write('src/word.ts', 'export const word = ;');
  expect(await run('src/print.ts')).toMatchObject({ code: 1, output: expect.stringContaining('src/word.ts:1:20') as string });
  expect(listCompiled()).toEqual([]);
  write('src/word.ts', "export const word = 'right';");
  expect(await run('src/print.ts')).toEqual({ code: 0, output: 'right' });
});

it('refuses a file that does not exist in one line', async () => {
  const missing = await run('src/absent.ts');
  expect(missing).toEqual({ code: 1, output: expect.stringMatching(/^Name the file to run: .+\[--port 3001\]$/) as string });
  expect(existsSync(join(folder, '.cache'))).toBe(false);
});
