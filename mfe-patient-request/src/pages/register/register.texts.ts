/** Words of the registration of an imaging center. */
export const registerTexts = {
  title: 'Register your imaging center',
  intro: 'We look at every new center before it goes live. You can sign in at once and see how far we are.',
  practice: 'Practice name',
  practiceMissing: 'Enter the name of your practice.',
  email: 'Work email',
  submit: 'Create account',
  haveAccount: 'Already registered? Sign in',
} as const;
