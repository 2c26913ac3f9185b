/** Texts of the registration of an imaging center. */
export const registerTexts = {
  title: 'Register your imaging center',
  intro: 'We review every new center before it goes live. Sign in right away to see the status of your review.',
  practice: 'Practice name',
  practiceMissing: 'Enter the name of your practice.',
  address: 'Address of your first location',
  addressHint: 'Where patients come. You can add more locations later.',
  addressMissing: 'Enter the address of your first location.',
  city: 'City',
  cityMissing: 'Enter the city.',
  state: 'State',
  stateMissing: 'Choose the state.',
  email: 'Work email',
  submit: 'Create account',
  haveAccount: 'Already registered? Sign in',
} as const;
