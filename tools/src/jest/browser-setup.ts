import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Screens wait for a real API; on a busy machine its answer may take longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });

// Answers of a real API arrive at any moment, as in a browser: React is to expect them outside `act`, too. The library
// sets the flag in a `beforeAll` of its own and puts it back after each of its calls, so the file's value is set after it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(cleanup);
