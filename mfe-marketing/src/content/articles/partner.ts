import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const partner: Article = {
  path: paths.partner(),
  title: 'For imaging centers',
  lead: 'Fill open slots with patients who have a prescription, offer several times, and have already said how they pay.',
  sections: [
    {
      id: 'how',
      heading: 'How it works for a center',
      list: [
        'You see requests for scans that your locations offer, within the distance that the patient can travel.',
        'Each request comes with the prescription, the safety questions and the times that the patient is free.',
        'You pick one of these times and confirm. The patient is told at once.',
        'You decide about each request. There is no quota.',
      ],
    },
    {
      id: 'paid',
      heading: 'How you are paid',
      text: [
        'For self pay you state the price of each scan. The patient pays it at your desk; our deposit is separate. For insurance you bill as you always do.',
      ],
    },
    {
      id: 'need',
      heading: 'What we need from you',
      list: [
        'Your locations and the kinds of scans at each.',
        'Your accreditation, and a signed business associate agreement.',
        'One person who looks at requests on working days.',
      ],
    },
    {
      id: 'start',
      heading: 'Become a partner',
      text: [`Send us a message below. A person of ${brand.name} calls you, sets up your account and shows your staff around in half an hour.`],
    },
  ],
  next: [
    { label: 'Center sign in', to: paths.centerLogin() },
    { label: 'Accreditation', to: paths.accreditation() },
    { label: 'Business associate agreement', to: paths.baa() },
  ],
};
