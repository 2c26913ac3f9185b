import { type ShareScope, type SharedModule } from '@scanharbor/shared-contracts/federation/share-scope';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from '../federation/page-refusals';
import { toEntryKey } from '../federation/verify-registry';
import { renderShell } from '../testing/render-shell';
import { stubComposition, stubRemotes } from '../testing/stub-remotes';
import { InspectorPanel } from './inspector-panel';
import { trackScope } from './share-uses';

const offer = (version: string, fields: object = {}): SharedModule => ({ version, get: () => () => ({}), ...fields });
const released = stubComposition(stubRemotes);

const readRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

afterEach(() => {
  delete page.refusals;
});

it('shows versions, signatures, shared modules with their users, load times and contract use of the remotes on the page', async () => {
  const { router, store } = await renderShell('/about');
  const marketing = released['mfe-marketing'];
  if (!marketing) throw new Error('no stub');
  const composition = { ...released, 'mfe-marketing': { ...marketing, metadata: { version: '0.9.0', integrity: '' } } };
  page.refusals = Promise.resolve(new Map([[toEntryKey('mfe-ic-portal', '/mfe-ic-portal/1.0.0/remoteEntry.js'), 'outdated' as const]]));
  const entry = { name: `${location.origin}/mfe-marketing/1.0.0/remoteEntry.js`, startTime: 12.4, duration: 30.6, encodedBodySize: 4_114 };
  let entries: object[] = [];
  Object.assign(performance, { getEntriesByType: () => entries });
  const { fetch } = globalThis;
  Object.assign(globalThis, {
    fetch: jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ 'endpoint scans': 'a.ts', 'domain money': 'b.ts' }) })),
  });
  const scope: ShareScope = {
    react: { '19.3.1': offer('19.3.1', { loaded: true }), '18.3.1': offer('18.3.1') },
    clock: { '2.0.0': offer('2.0.0', { loaded: true, from: 'mfe-blog', useIn: ['mfe-blog'] }) },
  };
  void trackScope(scope, 'mfe_marketing').react;
  const handleClose = jest.fn();
  const inspected = { composition, released, config: {}, shell: { router, store } };
  render(<InspectorPanel {...inspected} scope={scope} onClose={handleClose} />);
  const signature = (remote: string) => readRows('Remotes').find(([name]) => name === remote);
  await waitFor(() => expect(signature('mfe-ic-portal')).toBeDefined());
  expect(signature('mfe-ic-portal')).toEqual(['mfe-ic-portal', '1.0.0', 'same', 'test', '^1.0.0', 'refused: outdated', 'not loaded']);
  expect(signature('mfe-marketing')).toEqual(['mfe-marketing', '0.9.0', '1.0.0', 'test', '^1.0.0', 'verified', 'not loaded']);
  expect(readRows('Shared modules')).toEqual([
    ['react', '19.3.1', 'shell', 'yes', 'mfe-marketing'],
    ['react', '18.3.1', 'shell', 'no', ''],
    ['clock', '2.0.0', 'mfe-blog', 'yes', 'mfe-blog'],
  ]);
  entries = [entry];
  await router.navigate('/mri');
  await waitFor(() => expect(readRows('Scripts of remotes')).toEqual([['mfe-marketing', 'remoteEntry.js', '12', '31', '4.1']]));
  expect(screen.getByText('mfe-marketing: 2')).toBeDefined();
  expect(screen.getByText('domain money, endpoint scans')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
  Object.assign(globalThis, { fetch });
});
