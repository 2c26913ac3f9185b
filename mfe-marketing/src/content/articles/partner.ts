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
        'You see requests for scans your locations offer, within the distance the patient can travel.',
        'Each request comes with the patient’s answers to the safety questions, the times they are free, and the prescription once it is there.',
        'You pick one of those times and confirm. We tell the patient right away.',
        'You decide on each request: confirm it, or reject it with a reason.',
      ],
    },
    {
      id: 'paid',
      heading: 'How you are paid',
      text: [
        'For self-pay, you set the price of each scan. The patient pays it at your desk; our deposit is separate. For insurance, you bill as you always do.',
      ],
    },
    {
      id: 'need',
      heading: 'What we need from you',
      list: [
        'Your locations and the kinds of scans at each.',
        'Your accreditation, and a signed business associate agreement.',
        'One person who checks requests on business days.',
      ],
    },
    {
      id: 'start',
      heading: 'Become a partner',
      text: [`Send us a message below. Someone from ${brand.name} will get back to you, set up your account and show your staff around.`],
    },
  ],
  next: [
    { label: 'Center sign in', to: paths.centerLogin() },
    { label: 'Accreditation', to: paths.accreditation() },
    { label: 'Business associate agreement', to: paths.baa() },
  ],
};
