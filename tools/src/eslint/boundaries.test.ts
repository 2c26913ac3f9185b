import { lintSource } from './lint-source';

const boundaryRules = ['no-restricted-imports', 'no-restricted-globals', 'no-restricted-properties'];

/** Lists the messages of the boundary rules for a source at a path of the workspace. */
const listBoundaryErrors = (path: string, source: string) =>
  lintSource(path, source)
    .filter(({ ruleId }) => boundaryRules.includes(ruleId))
    .map(({ message }) => message);

describe('package boundaries', () => {
  test.each([
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
  ])('rejects in %s: %s', (path, source, reason) => {
    expect(listBoundaryErrors(path, source).join()).toContain(reason);
  });

  it('lets a widget import the domain', () => {
    const source = "import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';\nexport const taken = slotMinutes;\n";
    expect(listBoundaryErrors('shared-ui/src/clinic/slot-grid/a.ts', source)).toEqual([]);
  });

  it('lets a remote import the contract and widgets', () => {
    const source =
      "import { paths } from '@scanharbor/shared-contracts';\nimport { Button } from '@scanharbor/shared-ui/button';\nexport const taken = [paths, Button];\n";
    expect(listBoundaryErrors('mfe-marketing/src/a.ts', source)).toEqual([]);
  });
});
