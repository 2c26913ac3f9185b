import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { replaceLabels } from './fast-labels';

const { getElementError } = getConfig();
configure({
  // Screens wait for a real API. On a busy machine a response can exceed the library's timeout of one second.
  asyncUtilTimeout: 8_000,
  // While a test waits, the error of each try is thrown away; only the last one needs the printed document.
  getElementError: (message, container) => (isWaiting() ? plainError(message) : getElementError(message, container)),
});

/** The library recognizes its errors by their name. */
const plainError = (message: string | null) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/** The library sets this flag around each try of `waitFor` and `findBy`, but not around the error of the timeout. */
function isWaiting() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;
}

// Responses of a real API arrive at any moment, as in a browser, so React must accept them outside `act`. The library
// sets the flag in its `beforeAll` and restores it after each of its calls. So this file sets the flag later.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// Rules go through `insertRule`, where the environment leaves those out that change no test.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// React captures a stack trace with every element that it creates, up to a limit per second, and only debuggers read them. Here the
// limit is always reached: that saves a tenth of the time of large screens.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

replaceLabels();

afterEach(cleanup);
