/** What few pages need of federation, in one chunk: the check of a file that did not load, and containers of other runtimes. */
export { findModifiedFile } from './file-integrity';
export { offerToAll } from './standard-host';
