import { brand, paths } from '@scanharbor/shared-contracts';

/** UI texts of the landing page (MK-009 to MK-012). */
export const landing = {
  title: 'Your scan, at a center near you, for a price you know first.',
  lead: 'Book over 200 test types with your insurance or with self-pay. Self pay from $225 for MRI and $200 for CT at our lowest-priced centers.',
  promises: [
    { picture: 'accredited', title: 'Accredited centers', text: 'What we ask of each', to: paths.accreditation() },
    { picture: 'total', title: 'One total', text: 'Reading and report included', to: paths.scans() },
    { picture: 'cancel', title: 'Free to cancel', text: 'Until your time is confirmed', to: paths.howItWorks() },
    { picture: 'ask', title: 'Questions?', text: 'Write to our care team', to: `${paths.about()}#contact` },
  ],
  rates: {
    title: 'Typical prices',
    lead: `Usual ${brand.name} rates of a scan without contrast, reading included, beside the average market rate. Below: our lowest total.`,
    all: 'All scans and prices',
  },
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
  note: 'A valid prescription is needed for every scan. You can add it later.',
  request: 'Request a scan',
  zipInvalid: 'Enter a 5-digit ZIP code, such as 10018.',
} as const;
