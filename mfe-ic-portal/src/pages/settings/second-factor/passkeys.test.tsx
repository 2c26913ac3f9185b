import { control, controlSession } from '@scanharbor/shared-contracts/testing';
import { installPasskeyDevice, removePasskeyDevice } from '@scanharbor/shared-contracts/testing/passkey-device';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { clickButton } from '../../../testing/click-button';
import { renderPortal } from '../../../testing/render-portal';
import '../settings-page';
import './second-factor-card';

let device: ReturnType<typeof installPasskeyDevice>;

beforeEach(async () => {
  await control('reset');
  device = installPasskeyDevice();
});

afterEach(removePasskeyDevice);

const section = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));

async function create(name: string) {
  await userEvent.type(await screen.findByLabelText('Name'), name);
  await clickButton('Create passkey');
}

it('adds a passkey with a name and shows the recovery codes, then removes it after a question', async () => {
  await renderPortal('/providers/settings');
  await clickButton('Add a passkey');
  await clickButton('Create passkey');
  expect((await screen.findAllByText('Enter a name.')).length).toBeGreaterThan(0);
  await create('Work laptop');
  expect(within(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).getAllByRole('listitem')).toHaveLength(10);
  await clickButton('I saved my codes');
  expect(await (await section()).findByText('Work laptop')).toBeVisible();
  expect((await section()).getByText('Two-step sign-in is on.')).toBeVisible();

  await clickButton('Remove passkey Work laptop');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove this way to sign in?' }));
  await userEvent.click(question.getByRole('button', { name: 'Remove passkey Work laptop' }));
  expect(await (await section()).findByText('Two-step sign-in is off.')).toBeVisible();
  expect((await section()).queryByText('Work laptop')).not.toBeInTheDocument();
});

it.each([
  ['the user cancels', 'NotAllowedError', 'No passkey was created. Try again.'],
  ['the device already has one', 'InvalidStateError', 'This device already has a passkey of your account.'],
])('keeps the name when %s, and works afterwards', async (_when, failure, message) => {
  device.fail(failure);
  await renderPortal('/providers/settings');
  await clickButton('Add a passkey');
  await create('Work laptop');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Work laptop');
  device.fail(undefined);
  await clickButton('Create passkey');
  expect(await screen.findByRole('dialog', { name: 'Save your recovery codes' })).toBeVisible();
});

it('lists and removes passkeys in a browser without them, but adds none', async () => {
  await device.register(await controlSession('staff@scanharbor.test'), 'Phone');
  removePasskeyDevice();
  await renderPortal('/providers/settings');
  expect(await (await section()).findByText('Phone')).toBeVisible();
  expect((await section()).getByText('This browser cannot use passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove passkey Phone' })).toBeEnabled();
});
