import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesFile } from '../build/licence-texts';
import { type Registry, writeWhole } from './registry';

const line = '='.repeat(80);

/**
 * Writes `/licences.txt`, which the footer links to: the licences that lie beside each live version of the shell and of the
 * remotes, canaries included. Code from other hosts brings its own.
 */
export function writeSiteLicences(site: string, shellVersion: string, { microFrontends }: Registry) {
  const remotes = Object.entries(microFrontends).flatMap(([name, live]) => live.map(({ metadata }) => [name, metadata.version]));
  const texts = [['shell', shellVersion], ...remotes].flatMap(([name = '', version = '']) => {
    const file = join(site, name, version, licencesFile);
    return existsSync(file) ? `${line}\n${name} ${version}\n${line}\n\n${readFileSync(file, 'utf8')}` : [];
  });
  writeWhole(join(site, licencesFile), texts.join('\n'));
}
