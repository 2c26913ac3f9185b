import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { workspaceRoot } from '../webpack/package-folders';

interface Rule {
  description: string;
  matchPackageNames?: string[];
  /** Names in `package.json`, where one package may have two (TypeScript). */
  matchDepNames?: string[];
  allowedVersions?: string;
  enabled?: boolean;
}

const read = (path: string) => readFileSync(join(workspaceRoot, path), 'utf8');
const { packageRules } = JSON.parse(read('renovate.json')) as { packageRules: Rule[] };
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> };

/** Packages in the first column of the decision's table, without remarks such as "(of fastify)". */
const pinned = [...read('docs/decisions/010-pinned-dependencies.md').matchAll(/^\| (?!Package)([^|]+?) \|/gm)].flatMap(([, cell = '']) =>
  cell.replace(/ \(.*?\)/g, '').split(', '),
);

const getPatterns = ({ matchPackageNames, matchDepNames = [] }: Rule) => matchPackageNames ?? matchDepNames;

/** Lists the packages of a rule. `@scope/**` stands for the installed packages of a scope, and `!name` is an exception. */
function listNames(patterns: string[]): string[] {
  const named = patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/**')) return pattern.startsWith('!') ? [] : [pattern];
    const start = `node_modules/${pattern.slice(0, -2)}`;
    const installed = Object.keys(packages).filter((path) => path.startsWith(start) && !path.slice(start.length).includes('/'));
    return installed.map((path) => path.slice('node_modules/'.length));
  });
  return named.filter((name) => !patterns.includes(`!${name}`));
}

describe('the rules for updates', () => {
  it('name every pinned dependency, with its reason', () => {
    const named = packageRules.flatMap(getPatterns);
    expect(
      pinned.filter((name) => !named.some((rule) => rule === name || (name.endsWith('*') && rule.startsWith(name.slice(0, -1))))),
    ).toEqual([]);
    expect(packageRules.filter(({ description }) => description === '')).toEqual([]);
  });

  it('permit the installed versions', () => {
    for (const rule of packageRules) {
      const { allowedVersions = '*' } = rule;
      for (const name of listNames(getPatterns(rule))) {
        const installed = packages[`node_modules/${name}`] ?? packages[`node_modules/fastify/node_modules/${name}`];
        expect([name, satisfies(installed?.version ?? '', allowedVersions)]).toEqual([name, true]);
      }
    }
  });
});
