import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsFile } from '../budgets/bundle-contents';
import { inBrowser } from '../licenses/document';
import { type Shipped } from '../licenses/shipped';
import { workspaceRoot } from '../webpack/package-folders';

export const licensesFile = 'licenses.txt';

const textsOf = ({ folder }: Shipped) =>
  readdirSync(join(workspaceRoot, folder))
    .filter((name) => /^(licen[sc]e|copying|notice)/i.test(name))
    .map((name) => readFileSync(join(workspaceRoot, folder, name), 'utf8').trim())
    .join('\n\n');

function authorOf({ folder }: Shipped): string {
  const { author, homepage } = JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
    homepage?: string;
  };
  return [typeof author === 'string' ? author : author?.name, homepage].filter(Boolean).join(', ');
}

/** Files with a standard license text without names, for packages that include no text. */
const standardTexts: Record<string, string> = { 'Apache-2.0': 'node_modules/react-aria-components/LICENSE' };

function namedOnly(one: Shipped): string {
  const standard = standardTexts[one.license];
  return [`By ${authorOf(one)}; licensed under ${one.license}.`, standard && readFileSync(join(workspaceRoot, standard), 'utf8').trim()]
    .filter(Boolean)
    .join('\n\n');
}

/** Joins the licenses of packages, with one text for all packages that share it. A package without a text appears with its author. */
export function collectLicenseTexts(packages: Shipped[]): string {
  const byText = new Map<string, string[]>();
  for (const one of packages) {
    const text = textsOf(one) || namedOnly(one);
    byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version} (${one.license})`]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the licenses of the packages in a build's scripts and fonts beside them. */
export function writeLicenses(output: string) {
  const contents = JSON.parse(readFileSync(join(output, contentsFile), 'utf8')) as Record<string, Record<string, number>>;
  const held = new Set(Object.values(contents).flatMap((packages) => Object.keys(packages)));
  const parts = inBrowser().filter(({ name, version }) => name === 'webpack' || held.has(`${name}@${version}`));
  writeFileSync(join(output, licensesFile), collectLicenseTexts(parts));
}
