import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const security: Article = {
  path: paths.security(),
  title: 'Security',
  lead: 'How we keep health and payment data safe, in plain words.',
  review: 'counsel',
  sections: [
    {
      id: 'health',
      heading: 'Health data',
      list: [
        'It is encrypted in transit and where it is stored.',
        'Only people with a role in your request can open it, and we record who does.',
        'Staff are signed out after a short time without activity.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment data',
      text: [
        'Card numbers go straight from your browser to the card payment provider, which works to the PCI standard. We keep the type and the last four digits, so that you can recognize your card.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      list: [
        'Choose a password that you use nowhere else.',
        'We never ask for your password by phone, text or email.',
        'On a shared computer, leave “Keep me signed in” unchecked, and sign out when you are done.',
      ],
    },
    {
      id: 'report',
      heading: 'Report a problem',
      text: [
        `If you find a weakness, write to ${brand.careTeamEmail} before you tell others. We answer within two business days, and we take no action against people who report in good faith.`,
      ],
    },
  ],
  next: [{ label: 'Privacy', to: paths.privacy() }],
};
