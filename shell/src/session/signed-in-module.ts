/** The part of the shell for signed-in users. Guests, the majority of first visits, do not load it. */
export { switchAccount } from './account-switch';
export { loadSession } from './load-session';
export { watchSessionEnd } from './session-end';
export { openSessionLog } from './session-log';
export { SessionDialogs } from './session-dialogs';
export { continueAfterSwitch, leaveExpiredSession, performSignOut } from './sign-out';
export { SwitchBar } from '../layout/switch-bar';
export { passwordPrompt } from '../password-proof/password-prompt';
