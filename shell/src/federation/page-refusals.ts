import { type Refusals } from './verify-registry';

/** The result of the inline script, for the shell; missing in a page without signatures. */
export const page = globalThis as { refusals?: Promise<Refusals> };
