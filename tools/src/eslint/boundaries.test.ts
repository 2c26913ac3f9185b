import { spawnSync } from 'node:child_process';
import { root } from '../webpack/package-folders';

interface Report {
  messages: { ruleId: string; message: string }[];
}

/** What lint says of a source in a place of the house, boundaries only. */
function refused(place: string, source: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', place, '--format', 'json'],
    {
      cwd: root,
      input: source,
      encoding: 'utf8',
    },
  );
  const [report] = JSON.parse(stdout) as Report[];
  const rules = ['no-restricted-imports', 'no-restricted-globals', 'no-restricted-properties'];
  return (report?.messages ?? []).filter(({ ruleId }) => rules.includes(ruleId)).map(({ message }) => message);
}

describe('the boundaries of the house', () => {
  test.each([
    ['mfe-marketing/src/a.ts', "import '@scanharbor/mfe-invitation';", 'mfe-marketing may not import mfe-invitation'],
    ['mfe-marketing/src/a.ts', "import '@scanharbor/shell/src/texts';", 'mfe-marketing may not import shell'],
    ['mfe-marketing/src/a.ts', "import '../../shared-ui/src/theme';", 'Import other packages by name'],
    ['mfe-ic-portal/src/a.ts', "import { Provider } from 'react-redux';", 'The shell owns the store'],
    ['mfe-ic-portal/src/a.ts', "import { useRoutes } from 'react-router-dom';", 'The shell owns the router'],
    ['mfe-ic-portal/src/a.ts', "import { configureStore } from '@reduxjs/toolkit';", 'The shell owns the store'],
    ['mfe-ic-portal/src/a.ts', "void fetch('/api/centers');", 'Calls go through the endpoints'],
    ['mfe-ic-portal/src/a.ts', "document.cookie = 'a=1';", 'The shell owns the cookies'],
    ['shared-ui/src/a.ts', "import { paths } from '@scanharbor/shared-contracts';", 'shared-ui may not import shared-contracts'],
    ['shared-contracts/src/api/a.ts', "import { contractApi } from '../index';", 'a relative import makes a second copy'],
    ['shared-contracts/src/api/a.ts', "import { ownedEndpoints } from '../core/owned-endpoints';", 'a relative import makes a second copy'],
    ['tools/src/a.ts', "import { paths } from '@scanharbor/shared-contracts';", 'tools may not import shared-contracts'],
  ])('refuse in %s: %s', (place, source, reason) => {
    expect(refused(place, source).join()).toContain(reason);
  });

  it('let a remote take what it may', () => {
    const source =
      "import { paths } from '@scanharbor/shared-contracts';\nimport { Button } from '@scanharbor/shared-ui/button';\nexport const taken = [paths, Button];\n";
    expect(refused('mfe-marketing/src/a.ts', source)).toEqual([]);
  });
});
