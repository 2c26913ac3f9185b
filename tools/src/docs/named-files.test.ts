import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../webpack/package-folders';

const files = execFileSync('git', ['ls-files'], { cwd: workspaceRoot, encoding: 'utf8', maxBuffer: 2 ** 24 }).split('\n');
/** A file may be named from its folder, its package or the root on. */
const endings = new Set(files.flatMap((file) => file.split('/').map((_part, index, parts) => parts.slice(index).join('/'))));

const scripts = new Set(
  files
    .filter((file) => /(^|\/)package\.json$/.test(file))
    .flatMap((file) => Object.keys((JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as { scripts?: object }).scripts ?? {})),
);

/** Files that a guide lets its reader write. */
const ofTheReader = /equipment|^vite\.config\.mjs$/;

const documents = files.filter((file) => file.endsWith('.md') && !file.endsWith('CHANGELOG.md'));
const read = (document: string) => readFileSync(join(workspaceRoot, document), 'utf8');
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

it('links to files that exist', () => {
  const broken = documents.flatMap((document) =>
    findAll(read(document), /\]\((?!https?:|mailto:|\/)([^)#\s]+)/g)
      .filter((link) => !existsSync(join(workspaceRoot, dirname(document), link)))
      .map((link) => `${document}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Decisions are of their time: what they name may have moved since. */
const guides = documents.filter((document) => !document.startsWith('docs/decisions/'));

it('names sources and documents that exist', () => {
  const missing = guides.flatMap((document) =>
    findAll(read(document), /`([\w@./~-]+\.(?:ts|tsx|mjs|md))`/g)
      // "e2e" stands for both folders of journeys.
      .filter((name) => !endings.has(name.replace(/^e2e\//, '')) && !endings.has(name) && !ofTheReader.test(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('names commands that exist', () => {
  const missing = guides.flatMap((document) =>
    findAll(read(document), /npm run ([\w:]+)/g)
      .filter((name) => !scripts.has(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});
