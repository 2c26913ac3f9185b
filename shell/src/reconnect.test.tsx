import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderShell } from './testing/render-shell';

const banner = 'We cannot reach ScanHarbor right now. This page updates as soon as the connection is back.';

/** Screen of a remote with data of the API. */
function Profile() {
  const { data, error } = useProfileQuery();
  return <p>{error ? getErrorMessage(error, 'failed') : data?.email}</p>;
}

const screens = [{ path: '/mine', heading: 'Mine', handle: { access: 'patient' as const }, body: () => <Profile /> }];

/** Opens a screen while the API is away, as the site server reports it. */
async function openInOutage() {
  const { router, store } = await renderShell('/home', { token: await controlSession('patient@scanharbor.test'), screens });
  const real = globalThis.fetch;
  const body = { error_code: 503, messages: [{ user_msg: 'The server is away.' }] };
  const outage = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(body, { status: 503, headers: { 'Retry-After': '5' } })));
  await act(() => router.navigate('/mine'));
  expect(await screen.findByText('The server is away.')).toBeVisible();
  return { store, restore: () => outage.mockImplementation(real) };
}

describe('outage of the API', () => {
  it('is reported on the screen, which updates by itself afterwards', async () => {
    const { restore } = await openInOutage();
    expect(await screen.findByText(banner)).toBeVisible();
    restore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('patient@scanharbor.test')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(banner)).not.toBeInTheDocument());
  });

  it('shows no message when the API is back within a second', async () => {
    const { restore, store } = await openInOutage();
    restore();
    expect(await screen.findByText('patient@scanharbor.test')).toBeVisible();
    expect(store.getState().messages).toEqual([]);
  });
});
