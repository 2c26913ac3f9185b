/**
 * What few pages need of federation, in one chunk: the checks of a registry without signatures and of a file that did not load, and
 * containers of other runtimes.
 */
export { findModifiedFile } from './file-integrity';
export { sanitizeRegistry } from './sanitize-registry';
export { offerToAll } from './standard-host';
