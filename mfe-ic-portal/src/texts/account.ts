import { careTeam } from './care-team';

/** The texts of the signed-in account. */
export const accountTexts = {
  settings: {
    title: 'User settings',
    temp: 'Your password is temporary. Set a new one under Security to continue.',
    personal: 'Personal',
    contact: 'Contact',
    security: 'Security',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    newPassword: 'New password',
    confirmation: 'Confirm new password',
    saveName: 'Save name',
    saveEmail: 'Save email',
    savePassword: 'Save password',
    saved: 'Settings have been successfully saved',
    passwordSaved: 'Your password has been updated',
    emailWaits: (email: string) => `We sent a link to ${email}. Your email changes once you confirm it there.`,
    failed: 'Your settings could not be saved. Try again.',
  },
  pending: {
    title: 'Your Account Is Pending',
    text: `We are checking your practice. You can use the portal as soon as that is done. Questions? ${careTeam}`,
    signOut: 'Sign out',
  },
  terms: {
    title: 'Agree to the terms',
    text: 'To use the portal, agree to the provider terms.',
    read: 'Read the terms for providers',
    agree: 'I agree',
    leave: 'Sign out',
    failed: 'Your agreement could not be saved. Try again.',
  },
  switchUser: {
    title: 'Switch user',
    text: 'Act as another user for up to 60 minutes. Everything you do is done on behalf of that account and recorded with your name.',
    email: 'Email of the account',
    reason: 'Reason',
    reasonHint: 'Recorded with your name.',
    reasonMissing: 'Enter a reason.',
    reasonLong: (length: number) => `Use at most ${length} characters.`,
    switch: 'Switch user',
    failed: 'The account could not be opened. Try again.',
  },
} as const;
