import { apiAddress, control } from '@scanharbor/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { clickButton } from '../../../testing/click-button';
import { controlApi } from '../../../testing/control-api';
import { renderPortal } from '../../../testing/render-portal';
import '../location-page';

const admin = 'admin@scanharbor.test';

beforeEach(() => control('reset'));

const findCard = async () => within(await screen.findByRole('region', { name: 'Calendar feeds' }));

/** Reads the feed at the address that the dialog shows, from the API instead of the site. */
const readFeed = (address: string) => fetch(`${apiAddress()}${new URL(address).pathname}`);

async function createAddress(button: string): Promise<string> {
  await clickButton(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Calendar address of MRI' }));
  const { value } = dialog.getByLabelText<HTMLInputElement>('Address');
  await clickButton('Done');
  return value;
}

it('shows the address of a feed once, replaces it, and ends the feed', async () => {
  await renderPortal('/providers/location/1', admin);
  const card = await findCard();
  await card.findByRole('button', { name: 'Create address: MRI' });
  const first = await createAddress('Create address: MRI');
  expect((await readFeed(first)).status).toBe(200);
  expect(await card.findByText(/^Address created \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  expect(screen.queryByDisplayValue(first)).not.toBeInTheDocument();
  const second = await createAddress('Replace address: MRI');
  expect([(await readFeed(first)).status, (await readFeed(second)).status]).toEqual([404, 200]);
  await clickButton('End feed: MRI');
  expect(await card.findByRole('button', { name: 'Create address: MRI' })).toHaveFocus();
  expect((await readFeed(second)).status).toBe(404);
});

it('copies the address', async () => {
  const copied = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copied } });
  await renderPortal('/providers/location/1', admin);
  await (await findCard()).findByRole('button', { name: 'Create address: MRI' });
  await clickButton('Create address: MRI');
  const { value } = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>('Address');
  await clickButton('Copy address');
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(value);
});

it('says how to copy the address when the browser refuses to', async () => {
  const refused = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refused } });
  await renderPortal('/providers/location/1', admin);
  await (await findCard()).findByRole('button', { name: 'Create address: MRI' });
  await clickButton('Create address: MRI');
  await screen.findByRole('dialog');
  await clickButton('Copy address');
  expect(await screen.findByText('Your browser did not allow this. Select the text and copy it yourself.')).toBeVisible();
});

it('says when a feed could not be changed, and lets it be tried again', async () => {
  await renderPortal('/providers/location/1', admin);
  const card = await findCard();
  await card.findByRole('button', { name: 'Create address: MRI' });
  await controlApi('faults', { path: 'ic-portal/machine-feed', method: 'PUT', status: 500 });
  await clickButton('Create address: MRI');
  expect(await card.findByText('Something went wrong')).toBeVisible();
  expect(await createAddress('Create address: MRI')).toMatch(/\/api\/machine-feeds\/[\w-]{43}\.ics$/);
});

it('is not on the page of standard providers', async () => {
  await renderPortal('/providers/location/1');
  await screen.findByRole('region', { name: 'Hours and machines' });
  expect(screen.queryByRole('region', { name: 'Calendar feeds' })).not.toBeInTheDocument();
});
