import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Clicks the button of this name once it appears. */
export const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
