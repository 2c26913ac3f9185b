import { fireEvent, screen } from '@testing-library/react';

export const demoPassword = 'Scan-harbor-1';

interface Entered {
  email: string;
  password?: string;
  remember?: boolean;
}

/** Fills the login form at hand and sends it, as a user would. */
export async function signIn({ email, password = demoPassword, remember = true }: Entered) {
  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  if (!remember) fireEvent.click(screen.getByRole('checkbox', { name: /remember/i }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}
