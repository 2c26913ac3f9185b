import { paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const howItWorks: Article = {
  path: paths.howItWorks(),
  title: 'How it works',
  lead: 'From the prescription in your hand to the scan: four short steps, and a person to ask at each of them.',
  sections: [
    {
      id: 'request',
      heading: 'Tell us what you need',
      text: [
        'Choose the scan that your doctor ordered, your zip code and how far you can travel. You see how many centers are in reach and what the scan costs by self pay.',
        'Then offer at least three days that suit you, or say that any time in the next two weeks is fine.',
      ],
    },
    {
      id: 'prescription',
      heading: 'Add your prescription',
      text: [
        'Every scan needs a valid prescription. Take a photo or upload a PDF. If you pay for yourself you may also bring it to the appointment.',
        'Tell us the name of your doctor and the reason for the exam, so that the center can prepare.',
      ],
    },
    {
      id: 'paying',
      heading: 'Choose how you pay',
      text: [
        'By insurance: give your insurer and member id. The center checks what your plan covers.',
        'By self pay: a small deposit is held only after your appointment is confirmed, and you can cancel for free before that. You pay the rest at the center, at the price that you saw.',
      ],
    },
    {
      id: 'appointment',
      heading: 'We confirm the appointment',
      text: [
        'A center near you confirms one of your times. You get the place and the time by email and SMS, and find them under My tests.',
        'Something changed? Ask for another time, or cancel, in the same place.',
      ],
    },
    {
      id: 'several',
      heading: 'More than one scan',
      text: ['Request one at a time. Our care team looks for a center that can do all of them in one visit.'],
    },
    {
      id: 'special',
      heading: 'Special needs',
      text: ['An open MRI, a wheelchair, an interpreter: say so with the reason for the exam, and the center takes it into account.'],
    },
  ],
  next: [
    { label: 'Request a scan', to: paths.requestScan() },
    { label: 'Scans & prices', to: paths.scans() },
  ],
};
