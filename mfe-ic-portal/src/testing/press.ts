import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Presses the button of this name, once it is there. */
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
