import { preparationTexts } from '@scanharbor/shared-contracts/domain/preparation';

/** UI texts of the public pages, apart from their content. */
export const texts = {
  /** Code of the language. */
  language: 'en',
  /** Above a text that is in English on a page in another language; empty in English. */
  englishOnly: '' as string,
  review: {
    clinician: preparationTexts.unapproved,
    counsel: 'Draft. Counsel must supply or approve the final text.',
  },
  next: 'Learn more',
  onThisPage: 'On this page',
  request: 'Request a scan',
  beforeRequest: { label: 'Before you request', accreditation: 'Accreditation', contact: 'Ask a question' },
  analytics: {
    title: 'Analytics on this device',
    given: 'You allow us to count the steps you complete.',
    refused: 'We do not count the steps you complete.',
    allow: 'Allow counting',
    stop: 'Stop counting',
  },
  contact: {
    open: 'Write to us',
    title: 'Contact us',
    loadFailed: 'The form could not be loaded.',
    orWrite: 'Email us at',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    comments: 'Comments',
    send: 'Send',
    sending: 'Sending…',
    tryAgain: 'Try Again',
    failed: 'Your message was not sent. What you wrote is still here.',
    sent: "Thank you, we'll be in touch shortly",
    emailFirst: 'Enter a valid email address to send your message.',
    missing: { name: 'Enter your name.', email: 'Enter your email.', comments: 'Enter your comments.' },
  },
} as const;
