import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPortal } from '../../testing/render-portal';
import { recordRequestBodies } from '../../testing/record-request-bodies';
import './billing-page';

const admin = 'admin@scanharbor.test';

beforeEach(() => control('reset'));

it('gives a location another account [IC-226]', async () => {
  const headers = { Authorization: await controlSession(admin), 'X-Api-Key': 'test', 'Content-Type': 'application/json' };
  const onboarding = (await (await fetch(`${apiAddress()}/api/billing/add`, { headers })).json()) as { stripe_link: string };
  const state = new URL(onboarding.stripe_link, 'http://x').searchParams.get('state');
  const body = JSON.stringify({ state, stripe_auth: 'code_1' });
  expect((await fetch(`${apiAddress()}/api/billing/add`, { method: 'POST', headers, body })).ok).toBe(true);
  await renderPortal('/providers/billing', admin);
  const [, account] = within(await screen.findByRole('combobox', { name: 'Link Harborview Brooklyn' })).getAllByRole('option');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Link Harborview Brooklyn' }), account!);
  const card = within(await screen.findByRole('region', { name: 'Location accounts' }));
  const menu = card.getByRole<HTMLSelectElement>('combobox', { name: 'Billing account for Harborview Brooklyn' });
  const other = within(menu)
    .getAllByRole<HTMLOptionElement>('option')
    .find(({ value }) => value !== menu.value)!.value;
  const sent = recordRequestBodies('billing/location/2');
  await userEvent.selectOptions(menu, other);
  await waitFor(() => expect(sent).toEqual([{ account_id: Number(other) }]));
});
