import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const baa: Article = {
  path: paths.baa(),
  title: 'Business associate agreement',
  lead: `How ${brand.name} handles protected health information for the imaging centers and practices that it serves.`,
  review: 'counsel',
  sections: [
    {
      id: 'summary',
      heading: 'In short',
      text: [
        'When a center or a practice uses our service, we handle protected health information on its behalf. The HIPAA rules call that a business associate, and ask for a written agreement.',
        'This page sums up what that agreement is about. It is not the agreement, and it gives no legal advice.',
      ],
    },
    {
      id: 'contents',
      heading: 'What the agreement covers',
      list: [
        'Which information we may use and share, and for what: to arrange the scan, and nothing beyond it.',
        'How we protect it: encryption, access by role, records of who looked at what.',
        'That our own suppliers who see the information sign the same duties.',
        'How fast we report a breach, and to whom.',
        'How a patient gets, corrects or asks for an account of the information.',
        'What happens to the information when the work ends.',
      ],
    },
    {
      id: 'get',
      heading: 'How to get it',
      text: [`Write to ${brand.careTeamEmail} with the name of your practice and of the person who signs.`],
    },
  ],
  next: [
    { label: 'Security', to: paths.security() },
    { label: 'Terms for Providers', to: paths.terms('providers') },
  ],
};
