import { brand } from '@scanharbor/shared-contracts';
import { answerDays } from '@scanharbor/shared-contracts/domain/answer-day';
import { screeningCodes } from '@scanharbor/shared-contracts/domain/screening-codes';
import { screeningLabels } from '@scanharbor/shared-contracts/domain/screening-labels';

/** Texts of the four steps. */
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
  saved: (isKept: boolean) =>
    isKept
      ? 'Your answers are saved in this tab.'
      : 'Your browser does not let us save your answers. They are lost when you reload or close this page.',
  summary: 'Your request',
  notChosen: 'Not chosen yet',
  callFailed: 'Something went wrong. Your answers are still here. Please try again.',
  startAgain: 'Start again with these answers',
  alreadySent: 'This request has already been submitted.',
  listFailed: 'We could not load the list of scans.',
  distancesFailed: 'We could not load centers and prices.',
} as const;

/** Texts of step 1. */
export const scanTexts = {
  scan: 'Scan type',
  scanHint: 'Search by name, or browse by modality and body part. You need a valid prescription for every scan.',
  browse: 'Browse all scans',
  unsure: "I don't know which scan",
  unsureTitle: 'Find the name of your scan',
  unsureSteps: [
    'Look at the order from your doctor. The scan is the line with words such as MRI, CT, ultrasound or X-ray. Type that line above as it is written.',
    'No order at hand? Call the office of your doctor and ask for the name of the scan.',
    'Cannot read it? Photograph your order and send it to our care team. They answer with the scan to choose.',
  ],
  photographOrder: 'Photograph your order and email it to our care team',
  unsureSubject: 'Which scan did my doctor order?',
  unsureBody: 'Please tell me which scan to choose. I attach a photo of the order from my doctor.',
  closeBrowse: 'Close the list of scans',
  modality: 'Modality',
  bodyPart: 'Body part',
  description: 'Description',
  several: 'Need several scans? Request one at a time. We find a center that can book all of them.',
  special: 'Special needs, such as an open MRI? You can tell us in step 3.',
  zip: 'ZIP code',
  distance: 'How far can you travel?',
  distanceHint: 'Choose a scan and a ZIP code to see centers and prices.',
  miles: (miles: number | string) => `${miles} miles`,
  /** On the circles of the map. */
  shortMiles: (miles: number) => `${miles} mi`,
  centers: (count: number, miles: number, zip: string, total: string) =>
    `${count} ${count === 1 ? 'center' : 'centers'} within ${miles} miles of ${zip}, from ${total}`,
  centersTitle: (scan: string, zip: string) => `Centers for ${scan} near ${zip}`,
  center: (name: string, city: string, miles: number) => `${name}, ${city}, ${miles} ${miles === 1 ? 'mile' : 'miles'}`,
  total: (total: string) => `${total} total`,
  fromTotal: (total: string) => `from ${total}`,
  moreCenters: (count: number) => `and ${count} more`,
  compare: 'Compare centers, prices and free times',
  chosenCenter: 'Your center',
  centerGone: 'The center that you chose no longer offers this scan.',
  changeCenter: 'Change center',
  anyCenter: 'Any center nearby instead',
  loadingOptions: 'Loading centers and prices…',
  optionsLoaded: (count: number, price: string) => `${count} distance options loaded, ${price}`,
  pay: 'How will you pay?',
  selfPay: 'Self-pay',
  selfPayRate: (rate: string) => `Self-pay (rate ${rate})`,
  selfPayUnknown: 'Choose a distance to see your price.',
  selfPayText: (fee: string, atScan: string) =>
    `Total, reading included: a ${fee} deposit when your appointment is confirmed, ${atScan} at the time of the scan. Cancel free before that.`,
  insurance: 'Insurance',
  insuranceText: 'We check that the center takes your plan. Your plan determines what you pay.',
  priceChanged: 'The price changed with the distance. Please choose again how you will pay.',
  when: 'When are you available?',
  flexible: 'Flexible',
  flexibleText: 'Any time over the next two weeks',
  specific: 'Specific dates',
  specificText: 'Choose three to five days that suit you, in the local time of the center',
  changeDates: 'Change dates',
  chooseDates: 'Choose dates',
  noCentersTitle: 'No imaging centers found',
  noCenters: (zip: string) => `There are no imaging centers for this scan near ${zip}. Try another ZIP code, or choose another scan.`,
  noCentersHint: 'No imaging center offers this scan near that ZIP code.',
} as const;

/** Texts of the information panels (PR-020 to PR-024). */
export const infoTexts = {
  saveSelections: 'Save these choices on this device',
  saved: 'Saved on this device for 90 days.',
  notSaved: 'Your browser does not let us save your choices.',
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
    text: 'Your card is saved for a small deposit. It is held only after your appointment is confirmed, and you can cancel free before that. The rest is paid at the scan.',
  },
  insurance: {
    title: 'Why we ask for your insurance',
    text: 'The center needs your plan and member ID to check your benefits before it books you. No card is needed.',
  },
} as const;

/** Texts of step 2. */
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
  remember: 'Keep me signed in for 24 hours',
  forgot: 'Forgot your password?',
  profileIntro: 'You are signed in. Check that we have this right.',
  existing: 'You already have an account with us. Please sign in or recover your password.',
  emailTaken: 'Email is already in use, please try again.',
  couldNotRegister: 'Could not register user.',
} as const;

/** Texts of step 3. */
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
  loadFailed: 'The file could not be loaded.',
  uploadFailed: 'Your file could not be saved. Please try again.',
  onePageStored: 'Only the first file of your prescription could be saved. Please put all pages into one PDF, or try again later.',
  covid: 'Have you had COVID-19 symptoms in the last 14 days?',
  covidOptions: [
    { value: String(screeningCodes.covid.no), label: screeningLabels.covid.no },
    { value: String(screeningCodes.covid.yes), label: screeningLabels.covid.yes },
    { value: String(screeningCodes.covid.declined), label: screeningLabels.covid.declined },
  ],
} as const;

const byChannel = (allowsTexts: boolean) => (allowsTexts ? 'by email and SMS' : 'by email');

/** Texts of step 4 and of the check. */
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
  cardMissing: 'Complete your card to continue.',
  changeCard: 'Use another card',
  needsPrescription: 'Insurance needs your prescription before the appointment. Add it in step 3.',
  addPrescription: 'Add your prescription',
  change: 'Change',
  insuredNext: (allowsTexts: boolean) => `We confirm your appointment ${byChannel(allowsTexts)}. No card and no deposit are needed.`,
  send: 'Send request',
  sending: 'Sending your request…',
} as const;

interface NextInput {
  selfPay: boolean;
  bringsPrescription: boolean;
  allowsTexts: boolean;
}

/** Texts of the confirmation. */
export const doneTexts = {
  title: 'Your request is sent',
  state: 'Requested, not yet booked',
  sentTo: (email: string) => `We sent a message about your request to ${email}.`,
  nextTitle: 'What happens next',
  next: ({ selfPay, bringsPrescription, allowsTexts }: NextInput, day: string) => [
    'Our care team looks for a center that has a place at your times.',
    `You get the confirmed appointment ${byChannel(allowsTexts)}, usually by ${day} (${answerDays} business days).`,
    `Bring ${selfPay ? 'your ID' : 'your ID and your insurance card'}${bringsPrescription ? ', and your prescription' : ''}.`,
  ],
  noDeposit: 'None with insurance',
  planPays: 'Your plan determines what you pay',
  nextTask: 'Your next task',
  screening: 'Answer the safety questions',
  screeningText: 'About 3 minutes. The center needs your answers before the scan.',
  expires: (date: string) => `If nothing can be booked, the request ends on ${date}.`,
  questions: 'Questions, or a change of plans? Write to',
  print: 'Print',
  toTests: 'Go to your tests',
} as const;

/** Texts of the preparation list. */
export const preparationTexts = { title: 'How to prepare' } as const;

/** Labels that the summary, the check and the confirmation share. */
export const labels = {
  scan: 'Scan',
  near: 'Near',
  center: 'Center',
  zip: 'ZIP code',
  distance: 'Distance',
  payment: 'Payment',
  insurance: 'Insurance',
  hold: 'Deposit',
  holdDue: (fee: string) => `${fee}, when your appointment is confirmed`,
  atScan: 'At the scan',
  total: 'Total',
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
  requestName: (id: number) => `Request #${id}`,
} as const;

/** Formats the name of a request; centers and the care team use the same number. */
export const formatRequestName = (id: number) => labels.requestName(id);

/** Shown when the code of a section or dialog could not be loaded. */
export const lazyTexts = { failed: 'This part of the page could not be loaded.' } as const;

/** Texts of the patient's home. */
export const homeTexts = {
  welcome: `Welcome to ${brand.name}`,
  welcomeText: 'Request a scan in four short steps. You can stop at any time and continue later from your tests.',
  resubmitted: 'Thank You! Your request has been resubmitted.',
} as const;

/** Texts of the edit page. */
export const editTexts = {
  notFound: 'This request is no longer here',
  notFoundText: 'It may have been booked, canceled or finished. Your tests show where it is now.',
  toTests: 'Go to your tests',
  failed: 'We could not load your request.',
} as const;
