import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const organizations: Article = {
  path: paths.organizations(),
  title: 'For organizations',
  lead: 'For employers, clinics, health-sharing groups and charities whose people need a scan that is affordable and soon.',
  sections: [
    {
      id: 'who',
      heading: 'Who it is for',
      list: [
        'Employers with self-funded health plans, whose members pay for scans until they meet their deductible.',
        'Direct primary care practices and community clinics, whose patients have no insurance.',
        'Health-sharing groups and charities that pay for a scan on someone’s behalf.',
      ],
    },
    {
      id: 'what',
      heading: 'What your people get',
      list: [
        'A price before the scan, at centers near them.',
        'One request instead of a dozen phone calls. A center confirms one of the times the person offered.',
        'A care team that answers questions and helps when plans change.',
      ],
    },
    {
      id: 'start',
      heading: 'How to start',
      text: [`There is nothing to install. Tell us about your organization below, and someone from ${brand.name} will get back to you.`],
    },
  ],
  next: [{ label: 'Scans & prices', to: paths.scans() }],
};
