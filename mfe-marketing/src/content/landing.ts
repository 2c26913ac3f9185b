import { brand } from '@scanharbor/shared-contracts';

/** UI texts of the landing page (MK-009 to MK-012). */
export const landing = {
  title: 'Your scan, at a center near you, for a price you know first.',
  lead: 'Book over 200 test types with your insurance or with self-pay. Self pay from $225 for MRI and $200 for CT at our lowest-priced centers.',
  request: 'Request a scan',
  prices: 'See prices',
  rates: {
    title: 'Typical prices',
    lead: `Usual ${brand.name} rates of a scan without contrast, reading included, beside the average market rate. Below: our lowest total.`,
    all: 'All scans and prices',
  },
  how: {
    title: 'How it works',
    steps: [
      { title: 'Tell us what you need', text: 'Which scan, your ZIP code, how far you can travel and when you are free.' },
      { title: 'Add your prescription', text: 'Upload a photo or a PDF. If you pay for yourself, you may bring it with you instead.' },
      {
        title: 'We confirm the appointment',
        text: 'By email and SMS. If you pay for yourself, a small deposit is held only after the appointment is confirmed. Until then you can cancel for free.',
      },
    ],
  },
  blog: { title: 'From our blog' },
} as const;

/** Texts of the card that starts a request. */
export const findScan = {
  title: 'Find a scan',
  scan: 'Which scan?',
  scanEmpty: 'MRI, CT, mammogram…',
  scanUnavailable: 'You choose the scan on the next page.',
  zip: 'ZIP code',
  paying: 'Paying with',
  selfPay: 'Self-pay',
  insurance: 'Insurance',
  submit: 'Show centers and prices',
  note: 'A valid prescription is needed for every scan.',
  zipInvalid: 'Enter a 5-digit ZIP code, such as 10018.',
} as const;
