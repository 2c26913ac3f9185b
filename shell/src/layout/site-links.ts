import { paths } from '@scanharbor/shared-contracts';

/** Links of the header and the footer, each with its name and path; a translation replaces the names. */
export const siteLinks = {
  guest: [
    ['How it works', paths.howItWorks()],
    ['Scans & prices', paths.scans()],
    ['For imaging centers', paths.partner()],
  ],
  patient: [
    ['How it works', paths.howItWorks()],
    ['Request a scan', paths.home()],
    ['My tests', paths.tests()],
    ['Settings', paths.settings()],
  ],
  footer: [
    {
      title: 'Patients',
      links: [
        ['How it works', paths.howItWorks()],
        ['Scans & prices', paths.scans()],
        ['Find a doctor', paths.doctorSearch()],
      ],
      guests: [['Sign in', paths.patientLogin()]],
    },
    {
      title: 'Partners',
      links: [
        ['Imaging centers', paths.partner()],
        ['Organizations', paths.organizations()],
        ['Refer a doctor', paths.refer()],
      ],
      guests: [['Center sign in', paths.centerLogin()]],
    },
    {
      title: 'Company',
      links: [
        ['About', paths.about()],
        ['Security', paths.security()],
        ['Privacy', paths.privacy()],
        ['Terms', paths.terms()],
        ['Software licenses', paths.licenses()],
      ],
      guests: [],
    },
  ],
} as const;
