import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const organizations: Article = {
  path: paths.organizations(),
  title: 'For organizations',
  lead: 'Employers, health plans, clinics and charities send people to us when a scan has to be affordable and soon.',
  sections: [
    {
      id: 'who',
      heading: 'Whom we work with',
      list: [
        'Employers with self-funded health plans, whose members pay for a scan until the deductible is met.',
        'Direct primary care practices and community clinics, whose patients have no insurance.',
        'Health-sharing groups and charities that pay for a scan on behalf of somebody.',
      ],
    },
    {
      id: 'what',
      heading: 'What your people get',
      list: [
        'A price before the scan, at centers near them.',
        'One request in place of a dozen calls. A center confirms one of the times that the person offered.',
        'A care team that answers by phone and by mail.',
      ],
    },
    {
      id: 'start',
      heading: 'How to start',
      text: [
        `There is nothing to install. Tell us about your organization below, and somebody of ${brand.name} will write back with a proposal.`,
      ],
    },
  ],
  next: [{ label: 'Scans & prices', to: paths.scans() }],
};
