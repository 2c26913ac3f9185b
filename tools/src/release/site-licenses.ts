import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licensesFile } from '../build/license-texts';
import { type Registry, writeFileAtomically } from './registry';

const line = '='.repeat(80);

/**
 * Writes `/licenses.txt`, the target of the footer link: the licenses of each live version of the shell and of the
 * remotes, including canaries. Code from other hosts includes its licenses.
 */
export function writeSiteLicenses(site: string, shellVersion: string, { microFrontends }: Registry) {
  const remotes = Object.entries(microFrontends).flatMap(([name, live]) => live.map(({ metadata }) => [name, metadata.version]));
  const texts = [['shell', shellVersion], ...remotes].flatMap(([name = '', version = '']) => {
    const file = join(site, name, version, licensesFile);
    return existsSync(file) ? `${line}\n${name} ${version}\n${line}\n\n${readFileSync(file, 'utf8')}` : [];
  });
  writeFileAtomically(join(site, licensesFile), texts.join('\n'));
}
