/** What only a signed-in person needs of the shell. Guests, who are most of the first visits, do not load it. */
export { enter } from './enter';
export { startLog } from './session-log';
export { SessionWatch } from './session-watch';
export { leave } from './sign-out';
