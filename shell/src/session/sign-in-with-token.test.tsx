import { getErrorMessage, useSignInWithToken } from '@scanharbor/shared-contracts';
import { useRegisterAnonymousMutation } from '@scanharbor/shared-contracts/api/account';
import { control } from '@scanharbor/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderShell } from '../testing/render-shell';

/** Screen of a remote that creates an account and continues. */
function Booking() {
  const [register] = useRegisterAnonymousMutation();
  const signInWithToken = useSignInWithToken();
  const [message, setMessage] = useState('');
  const book = async () => {
    setMessage('busy');
    try {
      await signInWithToken(await register({ zipCode: '10018' }).unwrap(), false);
      setMessage('went on');
    } catch (error) {
      setMessage(getErrorMessage(error, 'nothing known'));
    }
  };
  return (
    <>
      <button onClick={() => void book()}>Book</button>
      <p data-testid="said">{message}</p>
    </>
  );
}

describe('screen that signs in with a token', () => {
  it('receives the error of a failed sign-in, shows it once, and can retry', async () => {
    const { store } = await renderShell('/form', { screens: [{ path: '/form', heading: 'Form', body: () => <Booking /> }] });
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
