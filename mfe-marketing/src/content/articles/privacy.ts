import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const privacy: Article = {
  path: paths.privacy(),
  title: 'Privacy',
  lead: `What ${brand.name} knows about you, why, who sees it, and what you can ask of us.`,
  review: 'counsel',
  sections: [
    {
      id: 'collect',
      heading: 'What we collect',
      list: [
        'About you: name, date of birth, zip code, email, phone, and an emergency contact if you give one.',
        'About the scan: what was ordered, by whom and why, the prescription, and your answers to the safety questions.',
        'About paying: insurer and member id, or the type and last four digits of your card. The card number itself goes to the card payment provider and never to us.',
        'About your visit: the pages that you opened and the device that you used, to keep the site working and safe.',
      ],
    },
    {
      id: 'use',
      heading: 'What we use it for',
      text: ['To arrange your scan, to tell you about it, to help when something goes wrong, and to meet the law. We do not sell information about you, and we show no advertisements.'],
    },
    {
      id: 'share',
      heading: 'Who sees it',
      list: [
        'Imaging centers near you that could make the scan. They see what they need to decide; your name and contact only once they work on your request.',
        'The doctor whom you name.',
        'Companies that work for us under a written agreement, such as the card payment provider.',
        'Authorities, when the law leaves us no choice.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      list: [
        'A copy of what we hold about you.',
        'A correction of what is wrong.',
        'A list of those with whom we shared it.',
        'That we delete what the law does not make us keep.',
      ],
    },
    { id: 'contact', heading: 'How to reach us', text: [`Write to ${brand.careTeamEmail}. We answer within 30 days.`] },
  ],
  next: [{ label: 'Security', to: paths.security() }],
};
