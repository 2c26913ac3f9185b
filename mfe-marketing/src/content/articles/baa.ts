import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const baa: Article = {
  path: paths.baa(),
  title: 'Business associate agreement',
  lead: `How ${brand.name} handles protected health information for the imaging centers and practices it serves.`,
  review: 'counsel',
  sections: [
    {
      id: 'summary',
      heading: 'In short',
      text: [
        'When a center or practice uses our service, we handle protected health information on its behalf. HIPAA calls us a business associate, and requires a written agreement.',
        'This page sums up what the agreement covers. It is not the agreement itself, and it is not legal advice.',
      ],
    },
    {
      id: 'contents',
      heading: 'What the agreement covers',
      list: [
        'Which information we may use and share, and why: to arrange the scan, and nothing beyond that.',
        'How we protect it: encryption, access by role, and a record of who opened what.',
        'That our own suppliers who see the information accept the same duties in writing.',
        'How fast we report a breach, and to whom.',
        'How a patient can get the information, correct it, and learn with whom it was shared.',
        'What happens to the information when the work ends.',
      ],
    },
    {
      id: 'get',
      heading: 'How to get it',
      text: [`Write to ${brand.careTeamEmail} with the name of your practice and of the person who will sign.`],
    },
  ],
  next: [
    { label: 'Security', to: paths.security() },
    { label: 'Terms for Providers', to: paths.terms('providers') },
  ],
};
