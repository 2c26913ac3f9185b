import { careTeam } from './care-team';

/** Words of the account signed in. */
export const accountTexts = {
  settings: {
    title: 'User settings',
    temp: 'Your password is temporary. Set a new one under Security to go on.',
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
    failed: 'Your settings could not be saved. Try again.',
  },
  pending: {
    title: 'Your Account Is Pending',
    text: `We are checking your practice. You can use the portal as soon as that is done. Questions? ${careTeam}`,
    signOut: 'Sign out',
  },
  terms: {
    title: 'Agree to the terms',
    text: 'To work in the portal you need to agree to the terms for providers.',
    read: 'Read the terms for providers',
    agree: 'I agree',
    leave: 'Sign out',
    failed: 'Your agreement could not be saved. Try again.',
  },
  switchUser: {
    title: 'Switch user',
    text: 'Work as another account. Everything you do is done in its name.',
    email: 'Email of the account',
    switch: 'Switch user',
    failed: 'The account could not be opened. Try again.',
  },
} as const;
