import { control } from '@scanharbor/shared-contracts/testing';
import { act } from '@testing-library/react';

/** A control call of the API while a screen is open: what the screen does meanwhile is expected. */
export const steer = (path: string, body?: unknown) => act(async () => void (await control(path, body)));
