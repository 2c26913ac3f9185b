import { failureMessage, useEnterAs } from '@scanharbor/shared-contracts';
import { useRegisterAnonymousMutation } from '@scanharbor/shared-contracts/api/account';
import { control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { openShell } from '../testing/open-shell';

/** A remote's screen that makes an account and goes on. */
function Booking() {
  const [register] = useRegisterAnonymousMutation();
  const enterAs = useEnterAs();
  const [said, setSaid] = useState('');
  const book = async () => {
    setSaid('busy');
    try {
      await enterAs(await register({ zipCode: '10018' }).unwrap(), false);
      setSaid('went on');
    } catch (error) {
      setSaid(failureMessage(error, 'nothing known'));
    }
  };
  return (
    <>
      <button onClick={() => void book()}>Book</button>
      <p data-testid="said">{said}</p>
    </>
  );
}

describe('a screen that signs somebody in and goes on', () => {
  it('hears when nobody could be signed in, says so once, and can try again', async () => {
    const { store } = await openShell('/form', { screens: [{ path: '/form', heading: 'Form', body: () => <Booking /> }] });
    await control('faults', { path: 'account/authenticate', status: 500, times: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Book' }));
    expect(await screen.findByText('There was a problem with your request')).toBeVisible();
    expect(document.cookie).toBe('');
    expect(store.getState().session).toEqual({ status: 'guest' });
    expect(store.getState().messages).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Book' }));
    expect(await screen.findByText('went on')).toBeVisible();
    expect(store.getState().session).toMatchObject({ status: 'user', user: { email: '' } });
    await waitFor(() => expect(store.getState().session.user?.sessionLogId).toBeDefined());
  });
});
