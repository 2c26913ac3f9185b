import { renderAt } from '@scanharbor/shared-contracts/testing';
import { type ReleasesResponse } from '@scanharbor/shared-contracts/wire/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';

const version = (name: string, stable: boolean): ReleasesResponse['releases'][number]['versions'][number] => ({
  version: name,
  share: stable ? 90 : 10,
  stable,
  contract: '^1.0.0',
  uses: ['endpoint px.invitation'],
  lacks: [],
  visits: 8_230,
  failures: 82,
  low: 0.8,
  high: 1.2,
  lcp: 1_640,
  inp: 120,
  verdict: stable ? 'stable' : 'healthy',
  why: 'No sign of more failures than with the stable version.',
  points: [null, 0.5, ...Array.from({ length: 10 }, () => 1)],
  visit_points: [0, 200, ...Array.from({ length: 10 }, () => 700)],
});

const response: ReleasesResponse = {
  connected: true,
  watching: true,
  frozen: null,
  measured_at: '2026-11-24T16:00:00.000Z',
  releases: [
    {
      name: 'mfe-blog',
      owner: 'blog',
      revision: '0123456789abcdef',
      previous: '1.0.0',
      published: ['1.2.0', '1.1.0', '1.0.0'],
      reverted: null,
      frozen: null,
      versions: [version('1.2.0', false), version('1.1.0', true)],
    },
  ],
  history: [
    {
      at: '2026-11-24T15:00:00.000Z',
      action: 'canary',
      name: 'mfe-blog',
      version: '1.2.0',
      share: 10,
      who: 'Jo Lindgren',
      why: 'Clearer titles',
    },
  ],
};

interface Sent {
  url: string;
  body: unknown;
}

/** Serves a site with one remote; its changes get `status`. Returns what was sent to change it. */
function serveReleases(status: number, message = '', served: ReleasesResponse = response): Sent[] {
  const sent: Sent[] = [];
  const { fetch: toApi } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const json = (body: object, code = 200) =>
      new Response(JSON.stringify(body), { status: code, headers: { 'content-type': 'application/json' } });
    if (request.url.endsWith('operations/releases')) return json(served);
    if (!request.url.includes('operations/')) return toApi(request);
    sent.push({ url: request.url.replace(/.*operations/, ''), body: await request.json() });
    return status === 200 ? json({ status: 'SUCCESS' }) : json({ error_code: status, messages: [{ user_msg: message }] }, status);
  });
  return sent;
}

afterEach(() => jest.restoreAllMocks());

const open = () => renderAt('/operations', { routes, signedInAs: 'platform@scanharbor.test' });

it('counts the visits of an API without a site folder, and offers no changes', async () => {
  await open();
  expect(await screen.findByText(/This API has no access to the released site/)).toBeVisible();
  expect(screen.getByText('No visits were counted in the last day.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Roll back/ })).toBeNull();
});

it('shows stable version and canary, and sets a typed share with a reason', async () => {
  const sent = serveReleases(200);
  await open();
  const card = await screen.findByRole('region', { name: 'mfe-blog' });
  expect(
    within(card)
      .getAllByText(/^1\.[12]\.0$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['1.1.0', '1.2.0']);
  expect(within(card).getAllByText('1.6 s')).toHaveLength(2);
  expect(screen.getByText(/Jo Lindgren: Clearer titles/)).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: 'Change share' }));
  const dialog = screen.getByRole('dialog');
  const percent = within(dialog).getByRole('textbox', { name: 'Share of visitors in percent' });
  await userEvent.clear(percent);
  await userEvent.type(percent, '33');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change share' }));
  expect(await within(dialog).findAllByText('Enter a reason.')).not.toHaveLength(0);
  expect(sent).toEqual([]);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Healthy for a day');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change share' }));
  const body = { name: 'mfe-blog', version: '1.2.0', share: 33, revision: '0123456789abcdef', reason: 'Healthy for a day' };
  await waitFor(() => expect(sent).toEqual([{ url: '/canary', body }]));
});

it('names the version of a rollback, and keeps the reason when another administrator was faster', async () => {
  const message = 'The live versions were changed in the meantime. Nothing was done.';
  const sent = serveReleases(409, message);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/All visitors of 1.1.0 get 1.0.0/)).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Menu lost focus');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Roll back to 1.0.0' }));
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Reason' })).toHaveValue('Menu lost focus');
  expect(sent).toMatchObject([{ url: '/rollback', body: { version: '1.0.0', reason: 'Menu lost focus' } }]);
});

it('shows the trend of each version with its values in words, and promotes the canary', async () => {
  const sent = serveReleases(200);
  await open();
  const card = await screen.findByRole('region', { name: 'mfe-blog' });
  const summary = 'Failed visits in each five minutes of the last hour: 0.5% at first, 1.0% at last, 1.0% at most.';
  expect(within(card).getAllByRole('img', { name: summary })).toHaveLength(2);
  expect(within(card).getAllByRole('img', { name: /^Visits in each five minutes .* 700 at most\.$/ })).toHaveLength(2);
  await userEvent.click(within(card).getByRole('button', { name: 'Promote to all' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/All visitors of 1.1.0 get 1.2.0/)).toBeVisible();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Healthy');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Promote to all' }));
  const body = { name: 'mfe-blog', version: '1.2.0', revision: '0123456789abcdef', reason: 'Healthy' };
  await waitFor(() => expect(sent).toEqual([{ url: '/promote', body }]));
});

it('freezes all releases with a reason, and shows one that is frozen without the actions that would be refused', async () => {
  const [release] = response.releases;
  if (!release) throw new Error('No release');
  const frozen = { at: '2026-11-24T15:30:00.000Z', who: 'Jo Lindgren', why: 'Audit until Friday' };
  const sent = serveReleases(200, '', { ...response, releases: [{ ...release, frozen }] });
  await open();
  const card = await screen.findByRole('region', { name: 'mfe-blog' });
  expect(within(card).getByText(/Jo Lindgren: Audit until Friday\./)).toBeVisible();
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['End canary', 'Roll back to 1.0.0', 'Allow releases']);
  await userEvent.click(screen.getByRole('button', { name: 'Freeze releases' }));
  const dialog = screen.getByRole('dialog', { name: 'Freeze all releases' });
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Holidays');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Freeze releases' }));
  await waitFor(() => expect(sent).toEqual([{ url: '/freeze', body: { name: 'all', frozen: true, reason: 'Holidays' } }]));
});
