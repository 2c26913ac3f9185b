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
        'About you: name, date of birth, ZIP code, email, phone, and an emergency contact if you give one.',
        'About the scan: what was ordered, by whom and why, your prescription, and your answers to the safety questions.',
        'About paying: your insurance company and member ID, or the type and last four digits of your card. The card number itself goes to our card payment provider and never to us.',
        'About your visit: the pages you opened and the device you used, to keep the site working and safe.',
      ],
    },
    {
      id: 'use',
      heading: 'What we use it for',
      text: [
        'To arrange your scan, to tell you about it, to help when something goes wrong, and to comply with the law. We do not sell information about you, and we show no ads.',
      ],
    },
    {
      id: 'share',
      heading: 'Who sees it',
      list: [
        'Imaging centers near you that could do the scan: they see what they need to decide on your request and to prepare for you.',
        'The doctor you name.',
        'Companies that work for us under a written agreement, such as our card payment provider.',
        'Authorities, when the law requires it.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Counting steps',
      text: [
        'If you allow it, we count which steps of a request visitors complete, so that we can improve them. We send the name of the step and a random number for this visit. We never send who you are, what you typed, where you live or which scan you need.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      list: [
        'A copy of what we hold about you.',
        'That we correct what is wrong.',
        'A list of those we shared it with.',
        'That we delete what the law does not require us to keep.',
      ],
    },
    { id: 'contact', heading: 'How to reach us', text: [`Write to ${brand.careTeamEmail}. We answer within 30 days.`] },
  ],
  next: [{ label: 'Security', to: paths.security() }],
};
