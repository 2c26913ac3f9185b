import { brand } from '@scanharbor/shared-contracts';

/** Words of the four steps. */
export const flowTexts = {
  overline: 'Request a scan',
  editOverline: 'Edit your request',
  steps: [
    { name: 'Scan', about: 'type, place and time', title: 'What scan do you need?' },
    { name: 'You', about: 'account and profile', title: 'Your details' },
    { name: 'Physician', about: 'reason and prescription', title: 'Your physician and prescription' },
    { name: 'Payment', about: 'card or insurance', title: 'How you pay' },
  ],
  checkTitle: 'Check your answers',
  progress: 'Steps of your request',
  back: 'Back',
  continueTo: ['Continue to your details', 'Continue to your physician', 'Continue to payment', 'Check your answers'],
  saved: 'Your answers are saved in this tab.',
  summary: 'Your request',
  notChosen: 'Not chosen yet',
  callFailed: 'Something went wrong. Your answers are still here. Please try again.',
  startAgain: 'Start again with these answers',
  alreadySent: 'This request has already been submitted.',
  listFailed: 'We could not load the list of scans.',
  distancesFailed: 'We could not load centers and prices.',
} as const;

/** Words of step 1. */
export const scanTexts = {
  scan: 'Scan type',
  scanHint: 'Search by name, or browse by modality and body part. You need a valid prescription for every scan.',
  browse: 'Browse all scans',
  closeBrowse: 'Close the list of scans',
  modality: 'Modality',
  bodyPart: 'Body part',
  description: 'Description',
  several: 'Need several scans? Request one at a time. We find a center that can book all of them.',
  special: 'Special needs, such as an open MRI? You can tell us in step 3.',
  zip: 'Zip code',
  distance: 'How far can you travel?',
  distanceHint: 'Choose a scan and a zip code to see centers and prices.',
  miles: (miles: number | string) => `${miles} miles`,
  centers: (count: number, miles: number, from: string) =>
    `${count} ${count === 1 ? 'center' : 'centers'} within ${miles} miles, from ${from}`,
  loadingOptions: 'Loading centers and prices…',
  optionsLoaded: (count: number) => `${count} distance options loaded`,
  pay: 'How will you pay?',
  selfPay: 'Self-pay',
  selfPayRate: (rate: string) => `Self-pay (rate ${rate})`,
  selfPayUnknown: 'Choose a distance to see your price.',
  selfPayText: (fee: string, atScan: string) =>
    `A ${fee} deposit when your appointment is confirmed, ${atScan} at the time of the scan. Cancel free before that.`,
  insurance: 'Insurance',
  insuranceText: 'We check that the center takes your plan. You pay what your plan asks of you.',
  priceChanged: 'The price changed with the distance. Please choose again how you will pay.',
  when: 'When are you available?',
  flexible: 'Flexible',
  flexibleText: 'Any time over the next two weeks',
  specific: 'Specific dates',
  specificText: 'Choose three to five days that suit you',
  changeDates: 'Change dates',
  chooseDates: 'Choose dates',
  noCentersTitle: 'No imaging centers found',
  noCenters: (zip: string) => `There are no imaging centers for this scan near ${zip}. Try another zip code, or choose another scan.`,
  noCentersHint: 'No imaging center offers this scan near that zip code.',
} as const;

/** Words of the information panels (PR-020 to PR-024) and what every patient is told. */
export const infoTexts = {
  keepSelections: 'Keep these choices on this device',
  kept: 'Kept on this device for 90 days.',
  how: {
    title: `How ${brand.name} works`,
    text: 'Tell us the scan, place and times. Our care team finds a center and confirms by email and SMS. All scans require a valid prescription.',
  },
  data: {
    title: 'How we store your data',
    text: 'Your health information is kept in HIPAA-compliant storage. Payment data is kept apart from it, on a separate encrypted server that meets the PCI standard.',
  },
  next: {
    title: 'What happens next',
    text: 'We confirm your appointment by email and SMS. Your deposit is not charged until the appointment is confirmed.',
  },
  selfPay: {
    title: 'How payment works',
    text: 'Your card is kept for a small deposit. It is held only after your appointment is confirmed, and you can cancel free before that. The rest is paid at the scan.',
  },
  insurance: {
    title: 'Why we ask for your insurance',
    text: 'The center needs your plan and member ID to check your benefits before it books you. No card is needed.',
  },
} as const;

/** Words of step 2. */
export const accountTexts = {
  register: 'Create an account',
  signIn: 'Sign in',
  haveAccount: 'I have an account',
  choice: 'New here, or back again?',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  phone: 'Mobile phone',
  phoneHint: 'We call or text only about your appointment.',
  dob: 'Date of birth',
  dobHint: 'The center needs it to find you in its system.',
  allowTexts: 'Text me about my appointment',
  terms: 'I agree to the terms and the privacy policy',
  termsLink: 'Read the terms',
  remember: 'Keep me signed in on this device for one day',
  forgot: 'Forgot your password?',
  profileIntro: 'You are signed in. Check that we have this right.',
  existing: 'You already have an account with us. Please sign in or recover your password.',
  emailTaken: 'Email is already in use, please try again.',
  couldNotRegister: 'Could not register user.',
} as const;

/** Words of step 3. */
export const physicianTexts = {
  search: 'Find your physician',
  typeMore: 'Type at least two letters.',
  searchHint: 'Type a name. If your physician is not in the list, fill in the fields below.',
  firstName: "Physician's first name",
  lastName: "Physician's last name",
  phone: "Physician's phone",
  reason: 'Reason for the exam',
  reasonHint: 'What your physician wants to find out. Tell us special needs here too, such as an open MRI.',
  prescription: 'Prescription',
  prescriptionHint: 'A photo or PDF of the paper that your physician gave you.',
  willBring: 'I will bring the prescription to the appointment',
  uploadFailed: 'Your file could not be saved. Please try again.',
  covid: 'Have you had COVID-19 symptoms in the last 14 days?',
  covidOptions: [
    { value: '0', label: 'No' },
    { value: '1', label: 'Yes' },
    { value: '2', label: 'Decline to answer' },
  ],
} as const;

/** Words of step 4 and of the check. */
export const paymentTexts = {
  how: 'Pay by',
  selfPay: 'Card (self-pay)',
  insurance: 'Insurance',
  prices: 'What you pay',
  now: 'Now',
  deposit: 'When your appointment is confirmed',
  atScan: 'At the scan',
  total: 'Total',
  market: 'Typical market rate',
  whenCharged: 'Your card is not charged now. The deposit is held only after your appointment is confirmed.',
  howToCancel: 'Cancel free before that, on your tests page.',
  card: 'Your card',
  cardMissing: 'Save your card to go on.',
  savedCard: (type: string, last4: string) => `${type} ending ${last4}`,
  changeCard: 'Use another card',
  insurer: 'Insurance company',
  insurerHint: 'Type the name on your card.',
  memberId: 'Member ID',
  memberIdHint: 'It is on the front of your insurance card.',
  needsPrescription: 'Insurance needs your prescription before the appointment. Add it in step 3.',
  addPrescription: 'Add your prescription',
  insurersFailed: 'We could not load the insurance companies.',
  change: 'Change',
  insuredNext: 'We confirm your appointment by email and SMS. No card is needed.',
  send: 'Send request',
  sending: 'Sending your request…',
} as const;

/** What a request is called; centers and the care team know it by the same number. */
export const requestName = (id: number) => `Request #${id}`;

/** Words of the confirmation. */
export const doneTexts = {
  title: 'Your request is sent',
  state: 'Requested, not yet booked',
  nextTitle: 'What happens next',
  next: [
    'Our care team looks for a center that has a place at your times.',
    'You get the confirmed appointment by email and SMS.',
    'Bring your ID, and your prescription if you did not upload it.',
  ],
  expires: (date: string) => `If nothing can be booked, the request ends on ${date}.`,
  questions: 'Questions, or a change of plans? Write to',
  print: 'Print',
  toTests: 'Go to your tests',
} as const;

/** Words above the preparation list. */
export const preparationTexts = { title: 'How to prepare' } as const;

/** Labels that the summary, the check and the confirmation share. */
export const labels = {
  scan: 'Scan',
  near: 'Near',
  zip: 'Zip code',
  distance: 'Distance',
  payment: 'Payment',
  insurance: 'Insurance',
  hold: 'Deposit',
  atScan: 'At the scan',
  market: 'Typical market rate',
  when: 'When',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  dob: 'Date of birth',
  physician: 'Physician',
  reason: 'Reason',
  prescription: 'Prescription',
  covid: 'COVID-19',
  card: 'Card',
  memberId: 'Member ID',
  willBring: 'You bring it to the appointment',
} as const;

/** When a part of a screen could not be fetched. */
export const laterTexts = { failed: 'This part of the page could not be loaded.' } as const;

/** Words of the patient's home. */
export const homeTexts = {
  welcome: `Welcome to ${brand.name}`,
  welcomeText: 'Request a scan in four short steps. You can stop at any time and go on later from your tests.',
  resubmitted: 'Thank You! Your request has been resubmitted.',
} as const;

/** Words of the edit page. */
export const editTexts = {
  notFound: 'This request is not here any more',
  notFoundText: 'It may have been booked, cancelled or finished. Your tests show where it is now.',
  toTests: 'Go to your tests',
  failed: 'We could not load your request.',
} as const;
