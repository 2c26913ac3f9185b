import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry } from './registry';
import { writeSiteLicences } from './site-licences';

describe('the licences of a site', () => {
  const site = mkdtempSync(join(tmpdir(), 'licences-'));
  afterAll(() => rmSync(site, { recursive: true }));
  const publish = (version: string, licences?: string) => {
    mkdirSync(join(site, version), { recursive: true });
    if (licences) writeFileSync(join(site, version, 'licences.txt'), licences);
  };
  const live = (versions: Record<string, string[]>) =>
    ({
      schema: '',
      microFrontends: Object.fromEntries(
        Object.entries(versions).map(([name, numbers]) => [name, numbers.map((version) => ({ metadata: { version } }))]),
      ),
    }) as unknown as Registry;

  it('are those of every live version, canaries included, and of no other', () => {
    publish('shell/1.0.0-a', 'Licence of react');
    publish('mfe-a/1.0.0-a', 'Licence of formik');
    publish('mfe-a/1.0.0-b', 'Licence of yup');
    publish('mfe-a/0.9.0-z', 'Licence of a library of old');
    writeSiteLicences(site, '1.0.0-a', live({ 'mfe-a': ['1.0.0-a', '1.0.0-b'], 'mfe-elsewhere': ['2.0.0'] }));
    const written = readFileSync(join(site, 'licences.txt'), 'utf8');
    expect(written.match(/^(shell|mfe-\S+) \S+$|^Licence.*$/gm)).toEqual([
      'shell 1.0.0-a',
      'Licence of react',
      'mfe-a 1.0.0-a',
      'Licence of formik',
      'mfe-a 1.0.0-b',
      'Licence of yup',
    ]);
  });
});
