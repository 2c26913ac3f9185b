import { lintSources } from './lint-source';

const boundaryRules = ['no-restricted-imports', 'no-restricted-globals', 'no-restricted-properties'];

const rejected = [
  ['mfe-marketing/src/a.ts', "import '@scanharbor/mfe-invitation';", 'mfe-marketing may not import mfe-invitation'],
  ['mfe-marketing/src/a.ts', "import '@scanharbor/shell/src/texts';", 'mfe-marketing may not import shell'],
  ['mfe-marketing/src/a.ts', "import '../../shared-ui/src/theme';", 'Import other packages by name'],
  ['mfe-ic-portal/src/a.ts', "import { Provider } from 'react-redux';", 'The shell owns the store'],
  ['mfe-ic-portal/src/a.ts', "import { useRoutes } from 'react-router-dom';", 'The shell owns the router'],
  ['mfe-ic-portal/src/a.ts', "import { configureStore } from '@reduxjs/toolkit';", 'The shell owns the store'],
  ['mfe-ic-portal/src/a.ts', "void fetch('/api/centers');", 'Calls go through the endpoints'],
  ['mfe-ic-portal/src/a.ts', "document.cookie = 'a=1';", 'The shell owns the cookies'],
  ['shared-ui/src/a.ts', "import { paths } from '@scanharbor/shared-contracts';", 'shared-ui may import only the domain'],
  ['shared-ui/src/a.ts', "import '@scanharbor/shared-contracts/browser/tracking';", 'shared-ui may import only the domain'],
  ['shared-contracts/src/domain/a.ts', 'localStorage.clear();', 'The domain does no I/O'],
  ['shared-ui/src/field/a.ts', "import { Notes } from '../clinic/notes/index';", 'may not import one that knows the clinic'],
  ['shared-contracts/src/api/a.ts', "import { contractApi } from '../index';", 'a relative import makes a second copy'],
  ['shared-contracts/src/api/a.ts', "import { ownedEndpoints } from '../core/owned-endpoints';", 'a relative import makes a second copy'],
  ['mock-api/src/http/a.ts', "import { issueToken } from '../accounts/tokens';", 'http knows no domain'],
  ['mock-api/src/db/queries/a.ts', "import { errors } from '../../http/errors';", 'The database is the lowest layer'],
  ['mock-api/src/db/queries/a.ts', "import { eq, ilike } from 'drizzle-orm';", 'Build LIKE patterns with'],
  ['mock-api/src/requests/a.ts', "import { book } from '../portal/book';", 'requests and portal share'],
  ['mock-api/src/portal/a.ts', "import { edit } from '../requests/edit';", 'requests and portal share'],
  ['mock-api/src/routes/ic-portal/a.ts', "import { eq } from 'drizzle-orm';", 'SQL belongs into named queries'],
  ['tools/src/a.ts', "import { paths } from '@scanharbor/shared-contracts';", 'tools may not import shared-contracts'],
];

const permitted = [
  [
    'shared-ui/src/clinic/slot-grid/a.ts',
    "import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';\nexport const taken = slotMinutes;\n",
    'a widget that imports the domain',
  ],
  [
    'mfe-marketing/src/a.ts',
    "import { paths } from '@scanharbor/shared-contracts';\nimport { Button } from '@scanharbor/shared-ui/button';\nexport const taken = [paths, Button];\n",
    'a remote that imports the contract and widgets',
  ],
];

const cases = [...rejected, ...permitted];
const findings = lintSources(cases.map(([path = '', source = '']) => ({ path, source })));

/** Lists the messages of the boundary rules for a source at a path of the workspace. */
function listBoundaryErrors(path: string, source: string) {
  const index = cases.findIndex((candidate) => candidate[0] === path && candidate[1] === source);
  return (findings[index] ?? []).filter(({ ruleId }) => boundaryRules.includes(ruleId)).map(({ message }) => message);
}

describe('package boundaries', () => {
  test.each(rejected)('reject in %s: %s', (path = '', source = '', reason = '') => {
    expect(listBoundaryErrors(path, source).join()).toContain(reason);
  });

  test.each(permitted)('permit in %s: %s', (path = '', source = '') => {
    expect(listBoundaryErrors(path, source)).toEqual([]);
  });
});
