import { accountSwitched } from '@scanharbor/shared-contracts';
import { apiAddress, control, controlSession } from '@scanharbor/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell';

async function switchTo(email: string) {
  const own = await controlSession('switcher@scanharbor.test');
  const shell = await renderShell('/providers/dashboard', { token: own });
  const response = await fetch(`${apiAddress()}/api/account/switch`, {
    method: 'POST',
    headers: { Authorization: own, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, reason: 'The user asked for help by phone' }),
  });
  const { auth_token: token } = (await response.json()) as { auth_token: string };
  act(() => void shell.store.dispatch(accountSwitched({ token })));
  return { ...shell, token };
}

const findBar = () => screen.findByRole('complementary', { name: 'Acting as another user' });

beforeEach(() => control('reset'));

it('stays on every screen while staff act as another user, without a way to close it', async () => {
  const { router } = await switchTo('patient@scanharbor.test');
  const bar = await findBar();
  expect(bar).toHaveTextContent('You are acting as Jordan Ellis (patient@scanharbor.test).');
  expect(
    within(bar)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Return to Morgan Reyes']);
  await act(() => router.navigate('/about'));
  expect(await findBar()).toBeVisible();
});

it('leads back to the own account and ends the switched session', async () => {
  const { store, token } = await switchTo('patient@scanharbor.test');
  await userEvent.click(within(await findBar()).getByRole('button'));
  await waitFor(() => expect(store.getState().session.user?.email).toBe('switcher@scanharbor.test'));
  expect(screen.queryByRole('complementary', { name: 'Acting as another user' })).not.toBeInTheDocument();
  const response = await fetch(`${apiAddress()}/api/account/authenticate`, { headers: { Authorization: token } });
  expect(response.status).toBe(401);
});
