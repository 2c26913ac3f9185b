import { brand } from '@scanharbor/shared-contracts';
import { unapprovedByClinician } from '@scanharbor/shared-contracts/domain/preparation';

/** What the public pages say apart from their content. */
export const texts = {
  review: {
    clinician: unapprovedByClinician,
    counsel: 'Draft. Counsel must supply or approve the final text.',
  },
  next: 'Read on',
  onThisPage: 'On this page',
  request: 'Request a scan',
  rate: (amount: string) => `${amount} at ${brand.name}`,
  market: (amount: string) => `market rate ${amount}`,
  contact: {
    open: 'Write to us',
    title: 'Contact us',
    loadFailed: 'The form could not be loaded.',
    orWrite: 'Or send a mail to',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    comments: 'Comments',
    send: 'Send',
    sending: 'Sending…',
    tryAgain: 'Try Again',
    failed: 'Your message was not sent. It is still here.',
    sent: "Thank you, we'll be in touch shortly",
    emailFirst: 'You can send as soon as your email is a valid address.',
    missing: { name: 'Enter your name.', email: 'Enter your email.', comments: 'Enter your comments.' },
  },
} as const;
