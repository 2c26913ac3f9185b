import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal';
import '../test-page';

/** The request as the API tells it, with a picture of a prescription. */
function withFile() {
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input);
    if (address.startsWith(`${apiAddress()}/api/media/download`)) {
      return new Response(new Blob(['picture'], { type: 'image/png' }), { headers: { 'Content-Type': 'image/png' } });
    }
    const answer = await send(input, init);
    if (!address.includes('ic-get-single-scan')) return answer;
    const scan = (await answer.json()) as object;
    return Response.json({ ...scan, files: [{ blob_id: 'rx-1', name: 'prescription.png', type: 'image/png' }] });
  });
}

beforeEach(async () => {
  await control('reset');
  withFile();
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:file-${(count += 1)}`, revokeObjectURL: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

describe('the files of a request', () => {
  it('open in the viewer, to download and to open apart [IC-093]', async () => {
    await openPortal('/providers/test/1001');
    await userEvent.click(await screen.findByRole('button', { name: 'Open prescription.png' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'prescription.png' }));
    expect(await viewer.findByRole('img', { name: 'prescription.png' })).toHaveAttribute('src', expect.stringContaining('blob:'));
    expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'prescription.png');
    expect(viewer.getByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank');
  });

  it('say when one cannot be opened [IC-094]', async () => {
    await openPortal('/providers/test/1001');
    jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('network'));
    await userEvent.click(await screen.findByRole('button', { name: 'Open prescription.png' }));
    expect(await screen.findByText('There was an error. Please check the console.')).toBeVisible();
  });
});
