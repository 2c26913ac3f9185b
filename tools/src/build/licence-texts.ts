import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentsFile } from '../budgets/contents';
import { inBrowser } from '../licences/document';
import { type Shipped } from '../licences/shipped';
import { root } from '../webpack/package-folders';

export const licencesFile = 'licences.txt';

const textsOf = ({ folder }: Shipped) =>
  readdirSync(join(root, folder))
    .filter((name) => /^(licen[sc]e|copying|notice)/i.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8').trim())
    .join('\n\n');

function authorOf({ folder }: Shipped): string {
  const { author, homepage } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
    homepage?: string;
  };
  return [typeof author === 'string' ? author : author?.name, homepage].filter(Boolean).join(', ');
}

/** Where the text stands of a licence that names nobody, for packages that come without it. */
const standardTexts: Record<string, string> = { 'Apache-2.0': 'node_modules/react-aria-components/LICENSE' };

function namedOnly(one: Shipped): string {
  const standard = standardTexts[one.licence];
  return [`By ${authorOf(one)}; licensed under ${one.licence}.`, standard && readFileSync(join(root, standard), 'utf8').trim()]
    .filter(Boolean)
    .join('\n\n');
}

/** Licences of packages, one text for all that share it. A package without a text is named with who made it. */
export function licenceTexts(packages: Shipped[]): string {
  const byText = new Map<string, string[]>();
  for (const one of packages) {
    const text = textsOf(one) || namedOnly(one);
    byText.set(text, [...(byText.get(text) ?? []), `${one.name} ${one.version} (${one.licence})`]);
  }
  return [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the licences of what a build's scripts and fonts hold beside them. */
export function writeLicences(output: string) {
  const contents = JSON.parse(readFileSync(join(output, contentsFile), 'utf8')) as Record<string, Record<string, number>>;
  const held = new Set(Object.values(contents).flatMap((packages) => Object.keys(packages)));
  const parts = inBrowser().filter(({ name, version }) => name === 'webpack' || held.has(`${name}@${version}`));
  writeFileSync(join(output, licencesFile), licenceTexts(parts));
}
