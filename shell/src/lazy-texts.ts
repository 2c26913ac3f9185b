import { brand } from '@scanharbor/shared-contracts';

/** UI texts of the parts that load on demand, so that a first visit does not load them. */
export const lazyTexts = {
  loginFailed: 'Incorrect Email Address or Password',
  mustRestorePassword: 'You need to restore your password!',
  firstLogin: 'Thank you for signing up! Please login to continue.',
  passwordReset: 'Your password has been updated! Please login to continue.',
  linkSent: 'If an account exists for that address, we sent it a link to set a new password. It may take a few minutes.',
  invalidLink: 'This link was already used or has expired.',
  newLink: 'Request a new link',
  warning: {
    title: 'Are you still there?',
    text: (time: string) => `For your security you will be signed out at ${time}. What you typed on this page is saved.`,
    stay: 'Stay signed in',
    signOut: 'Sign out now',
  },
  override: {
    title: 'Development override',
    from: (remote: string, version: string, site: string) => `${remote} ${version} comes from ${site}, for this tab only.`,
    missing: (remote: string, site: string) => `${remote} could not be loaded from ${site}. The released version is shown.`,
    clear: 'Use the released version',
  },
  analytics: {
    label: 'Analytics',
    question: 'May we count which steps of a request you complete? Your name, your answers and your scan are never sent.',
    more: 'More about this',
    allow: 'Allow',
    refuse: "Don't allow",
  },
  switchedTo: (email: string) => `You are logged in as ${email}`,
  switchBar: {
    label: 'Acting as another user',
    actingAs: (name: string, email: string) => `You are acting as ${name} (${email}).`,
    returnTo: (name: string) => `Return to ${name}`,
    ownAccount: 'your own account',
  },
  passwordProof: {
    title: 'Enter your password',
    text: 'Your email and password can only be changed shortly after you entered your password. What you typed is saved.',
    password: 'Current password',
    missing: 'Enter your current password.',
    confirm: 'Continue',
    cancel: 'Cancel',
  },
  confirmEmail: {
    title: 'Confirm your email',
    text: 'Confirm that this is the new email of your account. Other devices are signed out.',
    confirm: 'Confirm email',
    done: 'Your email is confirmed. Use it the next time you sign in.',
    next: 'Continue',
  },
  signedOutElsewhere: 'You have been signed out in this browser. Sign in again to continue.',
  unreachable: `We cannot reach ${brand.name} right now. This page updates as soon as the connection is back.`,
} as const;
