import { brand, requestProblem } from '@scanharbor/shared-contracts';

/** What the shell says. */
export const texts = {
  adminOnly: "You don't have permissions to view that page!",
  loginFailed: 'Incorrect Email Address or Password',
  mustRestorePassword: 'You need to restore your password!',
  requestProblem,
  firstLogin: 'Thank you for signing up! Please login to continue.',
  passwordReset: 'Your password has been updated! Please login to continue.',
  expiredProvider: `Due to inactivity, you have been logged out of ${brand.name}'s imaging center portal for security reasons.`,
  expiredPatient: `Due to inactivity, you have been logged out of ${brand.name} for security reasons.`,
  contactUs: 'Contact us',
  book: 'Book',
  menu: 'Menu',
  switchedTo: (email: string) => `You are logged in as ${email}`,
  linkSent: 'If we know that address, a link to set a new password is on its way. It may take a few minutes.',
  deadLink: 'The link may have been used already, or it is too old.',
  newLink: 'Ask for a new link',
  defaultTitle: `${brand.name}: book medical scans at nearby imaging centers`,
  defaultDescription: `Book MRI, CT, ultrasound and other medical scans at imaging centers near you with ${brand.name}, by insurance or at a self-pay rate.`,
  warning: {
    title: 'Are you still there?',
    text: (time: string) => `For your security you will be signed out at ${time}. What you typed on this page is kept.`,
    stay: 'Stay signed in',
    leave: 'Sign out now',
  },
  override: {
    title: 'Not as released',
    from: (remote: string, version: string, site: string) => `${remote} ${version} comes from ${site}, for this tab only.`,
    missing: (remote: string, site: string) => `${remote} could not be had from ${site}; the released one is shown.`,
    clear: 'Use the released version',
  },
  remoteFailed: {
    title: 'This part of the site is not available right now',
    text: 'The rest of the site works. Nothing you typed elsewhere is lost.',
    again: 'Try again',
  },
} as const;
