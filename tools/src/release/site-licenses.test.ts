import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry } from './registry';
import { writeSiteLicenses } from './site-licenses';

describe('the licenses of a site', () => {
  const site = mkdtempSync(join(tmpdir(), 'licenses-'));
  afterAll(() => rmSync(site, { recursive: true }));
  const publish = (version: string, licenses?: string) => {
    mkdirSync(join(site, version), { recursive: true });
    if (licenses) writeFileSync(join(site, version, 'licenses.txt'), licenses);
  };
  const live = (versions: Record<string, string[]>) =>
    ({
      schema: '',
      microFrontends: Object.fromEntries(
        Object.entries(versions).map(([name, numbers]) => [name, numbers.map((version) => ({ metadata: { version } }))]),
      ),
    }) as unknown as Registry;

  it('includes every live version and canary, and no other version', () => {
    publish('shell/1.0.0-a', 'License of react');
    publish('mfe-a/1.0.0-a', 'License of formik');
    publish('mfe-a/1.0.0-b', 'License of yup');
    publish('mfe-a/0.9.0-z', 'License of a library of old');
    writeSiteLicenses(site, '1.0.0-a', live({ 'mfe-a': ['1.0.0-a', '1.0.0-b'], 'mfe-elsewhere': ['2.0.0'] }));
    const written = readFileSync(join(site, 'licenses.txt'), 'utf8');
    expect(written.match(/^(shell|mfe-\S+) \S+$|^License.*$/gm)).toEqual([
      'shell 1.0.0-a',
      'License of react',
      'mfe-a 1.0.0-a',
      'License of formik',
      'mfe-a 1.0.0-b',
      'License of yup',
    ]);
  });
});
