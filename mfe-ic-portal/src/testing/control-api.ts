import { control } from '@scanharbor/shared-contracts/testing';
import { act } from '@testing-library/react';

/** Sends a control call to the API while a screen is open; updates of the screen during the call are expected. */
export const controlApi = (path: string, body?: unknown) => act(() => control(path, body));
