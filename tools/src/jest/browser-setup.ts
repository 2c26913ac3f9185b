import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// Screens wait for a real API; on a busy machine its answer may take longer than the library's one second.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
