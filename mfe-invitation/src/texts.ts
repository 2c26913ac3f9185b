import { brand } from '@scanharbor/shared-contracts';
import { answerDays } from '@scanharbor/shared-contracts/domain/answer-day';

/** Texts of the hand-off. */
export const texts = {
  overline: 'Complete your scan request',
  progress: 'Steps of your request',
  steps: ['Date of birth', 'You', 'Choices', 'Payment', 'Done'],
  back: 'Back',
  continue: 'Continue',
  saved: (isKept: boolean) =>
    isKept
      ? 'Your answers are saved in this tab.'
      : 'Your browser does not let us save your answers. They are lost when you reload or close this page.',
  loading: 'Loading your invitation…',
  loadFailed: 'Your invitation could not be loaded',
  loadFailedText: 'Your link appears to be valid. Check your connection and try again.',
  unclear: 'We could not tell whether your request arrived. Your answers are still here. Please send them again.',
  stepFailed: 'This step could not be loaded',
  callFailed: 'Something went wrong. Your answers are still here. Please try again.',

  ended: {
    reasons: {
      expired: {
        title: 'This invitation has expired',
        text: 'The time to answer it is over. Your doctor or our care team can send you a new one.',
      },
      completed: {
        title: 'Your request is already sent',
        text: 'This invitation was answered, so there is nothing left to do here. We send you the place and the time by email and SMS. To change something, write to our care team.',
      },
      canceled: {
        title: 'This request was canceled',
        text: 'It cannot be answered anymore. If you still need the scan, ask your doctor or our care team for a new invitation.',
      },
      locked: {
        title: 'This invitation is locked',
        text: 'A wrong date of birth was entered five times. To protect you, nobody can open it anymore. Your doctor or our care team can send you a new one.',
      },
      inactive: {
        title: 'This invitation is not active',
        text: 'It cannot be answered now. Your doctor or our care team can tell you why, or send you a new one.',
      },
      unknown: {
        title: 'We could not find this invitation',
        text: 'The link may be incomplete. Open it from your message again, or copy all of it. Your doctor or our care team can send you a new one.',
      },
    },
    toTests: 'Go to your tests',
    contact: `Write to ${brand.careTeamEmail}`,
    signIn: 'Do you have an account? Sign in to see your requests.',
    signInLink: 'Sign in',
  },

  birthDate: {
    title: 'Confirm your date of birth',
    intro: 'A scan request was started for you. Before we show it, please confirm that it is you.',
    label: 'Date of birth',
    missing: 'Choose your date of birth.',
    wrong: 'That date does not match our records.',
    attempts: (left: number) => `You have ${left} ${left === 1 ? 'attempt' : 'attempts'} left.`,
    submit: 'Confirm',
    submitting: 'Checking…',
  },

  account: {
    title: 'How would you like to continue?',
    way: 'Choose one',
    guest: 'Continue as guest',
    guestText: 'No account, no password. We send updates by email and SMS.',
    register: 'Create an account',
    registerText: 'See your request and its appointment on this site at any time.',
    signIn: 'Sign in',
    signInText: 'You already have an account.',
    signedInAs: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
    continueWith: 'Continue with this account',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Mobile phone',
    phoneHint: 'We call or text only about your appointment.',
    dob: 'Date of birth',
    password: 'Password',
    zip: 'ZIP code',
    allowTexts: 'Text me about my appointment',
    terms: 'I agree to the terms',
    termsLink: 'Read the terms',
    remember: 'Keep me signed in for 24 hours',
    forgot: 'Forgot your password?',
    existing: 'You already have an account with us. Please sign in or recover your password.',
    couldNotRegister: 'Could not register user.',
  },

  choices: {
    title: 'Your scan, your way',
    payment: 'How will you pay?',
    selfPay: 'Self-pay',
    selfPayText: (deposit: string, atScan: string) =>
      `${deposit} deposit when the appointment is confirmed, ${atScan} at the scan. Cancel free before that.`,
    insurance: 'Insurance',
    insuranceText: 'The center checks your plan. Your plan determines what you pay.',
    zip: 'ZIP code',
    zipHint: 'We look for centers nearby.',
    time: 'When are you available?',
    flexible: 'Flexible',
    flexibleText: 'Any time within two weeks',
    custom: 'Custom date and time',
    customText: 'Choose three to five days that suit you',
    chooseDates: 'Choose dates',
    changeDates: 'Change dates',
    missing: {
      payment: 'Choose how you will pay.',
      zip: 'Enter a ZIP code with 5 digits.',
      time: 'Choose when you are available.',
      windows: 'Choose your dates and times.',
    },
    noCentersTitle: 'No imaging centers found',
    noCenters: (zip: string) => `There are no imaging centers for this scan near ${zip}. Please try another ZIP code.`,
  },

  scan: {
    title: 'Your scan',
    orderedBy: 'Ordered by',
    organization: 'Practice',
    price: 'Self-pay price',
  },

  payment: {
    title: { selfPay: 'Your card', insurance: 'Your insurance' },
    prices: 'What you pay',
    now: 'Now',
    deposit: 'Deposit, when confirmed',
    atScan: 'At the scan',
    total: 'Total',
    note: 'Your card is not charged now. A small deposit is held only after your appointment is confirmed, and you can cancel free before that.',
    cardFormFailed: 'The card form could not be loaded.',
    cardMissing: 'Complete your card to continue.',
    changeCard: 'Use another card',
    check: 'Check your answers',
  },

  check: {
    title: 'Check your answers',
    scan: 'Scan',
    account: 'Account',
    guest: 'Guest',
    paying: 'Paying with',
    zip: 'Near',
    when: 'When',
    card: 'Card',
    insurer: 'Insurance company',
    memberId: 'Member ID',
    change: 'Change',
    changeChoices: 'Change choices',
    changePayment: 'Change payment',
    submit: 'Submit request',
    submitting: 'Sending your request…',
  },

  done: {
    title: 'Your request is sent',
    state: 'Requested, not yet booked',
    requestName: (id: number) => `Request #${id}`,
    nextTitle: 'What happens next',
    next: (day: string) => [
      'A center near you confirms a time.',
      `We send you the place and the time by email and SMS, usually by ${day} (${answerDays} business days).`,
      'Bring a photo ID and your doctor’s order to the appointment.',
    ],
    questions: 'Questions, or a change of plans? Write to',
    giveNumber: 'Please give the number of your request.',
    print: 'Print',
    toTests: 'Go to your tests',
  },
} as const;
