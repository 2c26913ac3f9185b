import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../../testing/render-portal';
import '../test-page';

let names: string[];

/** The request from the API, with pictures of a prescription. */
function withFile() {
  const send = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input);
    if (address.startsWith(`${apiAddress()}/api/media/download`)) {
      return new Response(new Blob(['picture'], { type: 'image/png' }), { headers: { 'Content-Type': 'image/png' } });
    }
    const response = await send(input, init);
    if (!address.includes('ic-get-single-scan')) return response;
    const scan = (await response.json()) as object;
    return Response.json({ ...scan, files: names.map((name, index) => ({ blob_id: `rx-${index}`, name, type: 'image/png' })) });
  });
}

beforeEach(async () => {
  await control('reset');
  names = ['prescription.png'];
  withFile();
  let count = 0;
  Object.assign(URL, { createObjectURL: () => `blob:file-${(count += 1)}`, revokeObjectURL: () => undefined });
});
afterEach(() => jest.restoreAllMocks());

describe('the files of a request', () => {
  it('opens a file in the viewer, with links to download it and to open it in a tab [IC-093]', async () => {
    await renderPortal('/providers/test/1001');
    await userEvent.click(await screen.findByRole('button', { name: 'Open prescription.png' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'prescription.png' }));
    expect(await viewer.findByRole('img', { name: 'prescription.png' })).toHaveAttribute('src', expect.stringContaining('blob:'));
    expect(viewer.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'prescription.png');
    expect(viewer.getByRole('link', { name: 'Open' })).toHaveAttribute('target', '_blank');
  });

  it('leads through the pages of a prescription in their order [IC-093]', async () => {
    names = ['front.png', 'back.png'];
    await renderPortal('/providers/test/1001');
    await userEvent.click(await screen.findByRole('button', { name: 'Open front.png, 1 of 2' }));
    expect(await screen.findByRole('img', { name: 'front.png' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next file' }));
    expect(await screen.findByRole('img', { name: 'back.png' })).toBeVisible();
    expect(screen.getByText('File 2 of 2')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'back.png');
  });

  it('reports a file that cannot be opened [IC-094]', async () => {
    await renderPortal('/providers/test/1001');
    jest.mocked(globalThis.fetch).mockRejectedValue(new TypeError('network'));
    const logged = jest.spyOn(console, 'error').mockImplementation();
    await userEvent.click(await screen.findByRole('button', { name: 'Open prescription.png' }));
    expect(await screen.findByText('There was an error. Please check the console.')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('There was an error. Please check the console.', { kind: 'offline' });
  });
});
