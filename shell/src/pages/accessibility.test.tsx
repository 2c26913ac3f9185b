import { deadlineKnown, messageShown, sessionEnded } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { findings } from '../testing/findings';
import { openShell } from '../testing/open-shell';

const patient = 'patient@scanharbor.test';

it('axe would find what is wrong', async () => {
  await openShell('/wrong', { screens: [{ path: '/wrong', heading: 'Wrong', body: () => <Link to="/about" /> }] });
  expect(await findings()).toContainEqual(expect.stringContaining('link-name'));
});

describe('axe finds nothing', () => {
  it('around a screen of a remote: header, menu, messages, footer', async () => {
    const { store } = await openShell('/mri', { token: await controlSession(patient) });
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    act(() => {
      store.dispatch(messageShown({ status: true, message: 'Saved' }));
      store.dispatch(messageShown({ status: false, message: 'Not saved' }));
    });
    await screen.findByText('Not saved');
    expect(await findings()).toEqual([]);
  });

  it('while a remote cannot be shown', async () => {
    await openShell('/about', { broken: ['mfe-marketing'] });
    await screen.findByRole('button', { name: 'Try again' });
    expect(await findings()).toEqual([]);
  });

  it('in the warning before a session ends, and in the reason why it did', async () => {
    const { store } = await openShell('/home', { token: await controlSession(patient) });
    act(() => void store.dispatch(deadlineKnown(new Date(Date.now() + 60_000).toISOString())));
    await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    expect(await findings()).toEqual([]);
    act(() => void store.dispatch(sessionEnded()));
    await screen.findByText(/Due to inactivity/);
    expect(await findings()).toEqual([]);
  });
});
