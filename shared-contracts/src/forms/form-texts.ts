/** Messages of the personal details, apart from their schemas, which read them once. */
export const formTexts = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter an email address like name@example.com.',
  phone: 'Enter a phone number with 10 digits.',
  dob: 'Choose your date of birth.',
  terms: 'Agree to the terms to continue.',
  password: 'Enter your password.',
} as const;

/** Messages of the steps of a request. */
export const stepTexts = {
  scan: 'Choose the scan you need.',
  zip: 'Enter a ZIP code with 5 digits.',
  distance: 'Choose how far you can travel.',
  payment: 'Choose how you will pay.',
  availability: 'Choose when you are available.',
  windows: 'Choose your dates and times.',
  doctorFirstName: "Enter the physician's first name.",
  doctorLastName: "Enter the physician's last name.",
  reason: 'Enter the reason for the exam.',
  prescription: 'Add a picture or PDF of your prescription.',
  insurer: 'Choose your insurance company.',
  memberId: 'Enter your member ID.',
} as const;

/** Message of a rejected login (PR-094). */
export const signInTexts = { refused: 'Incorrect Email Address or Password' } as const;
