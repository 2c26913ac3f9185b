import { deadlineUpdated, messageShown, sessionEnded } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { findAxeViolations } from '../testing/axe-violations';
import { renderShell } from '../testing/render-shell';

const patient = 'patient@scanharbor.test';

it('finds the axe violation of a link without a name', async () => {
  await renderShell('/wrong', { screens: [{ path: '/wrong', heading: 'Wrong', body: () => <Link to="/about" /> }] });
  expect(await findAxeViolations()).toContainEqual(expect.stringContaining('link-name'));
});

describe('accessibility', () => {
  it('has no axe violations on a screen of a remote with header, menu, messages and footer', async () => {
    const { store } = await renderShell('/mri', { token: await controlSession(patient) });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    act(() => {
      store.dispatch(messageShown({ status: true, message: 'Saved' }));
      store.dispatch(messageShown({ status: false, message: 'Not saved' }));
    });
    await screen.findByText('Not saved');
    expect(await findAxeViolations()).toEqual([]);
  });

  it('has no axe violations while a remote cannot be shown', async () => {
    await renderShell('/about', { broken: ['mfe-marketing'] });
    await screen.findByRole('button', { name: 'Try again' });
    expect(await findAxeViolations()).toEqual([]);
  });

  it('has no axe violations in the warning before a session ends, and in the message after it', async () => {
    const { store } = await renderShell('/home', { token: await controlSession(patient) });
    act(() => void store.dispatch(deadlineUpdated(new Date(Date.now() + 60_000).toISOString())));
    await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    expect(await findAxeViolations()).toEqual([]);
    act(() => void store.dispatch(sessionEnded()));
    await screen.findByText(/Due to inactivity/);
    expect(await findAxeViolations()).toEqual([]);
  });
});
