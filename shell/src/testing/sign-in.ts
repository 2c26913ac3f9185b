import { fireEvent, screen } from '@testing-library/react';

export const demoPassword = 'Scan-harbor-1';

interface Credentials {
  email: string;
  password?: string;
  remember?: boolean;
}

/** Fills in and submits the login form on the screen, like a user. */
export async function signIn({ email, password = demoPassword, remember = true }: Credentials) {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  if (!remember) fireEvent.click(screen.getByRole('checkbox', { name: /keep me signed in/i }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
