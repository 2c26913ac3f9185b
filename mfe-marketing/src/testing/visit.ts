import { renderAt } from '@scanharbor/shared-contracts/testing';
import { configure, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes';

// Every response comes over real HTTP from an API that other tests use concurrently.
configure({ asyncUtilTimeout: 8_000 });

export const user = userEvent.setup();

/** Opens a public page by its path, as a guest or as a seeded account. */
export const visit = (url: string, signedInAs?: string) => renderAt(url, { routes, ...(signedInAs ? { signedInAs } : {}) });

export const title = (name?: string | RegExp) => screen.findByRole('heading', { level: 1, ...(name ? { name } : {}) });

export const clickButton = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
