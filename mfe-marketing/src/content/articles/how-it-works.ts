import { paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const howItWorks: Article = {
  path: paths.howItWorks(),
  title: 'How it works',
  lead: 'From the prescription in your hand to the scan: four short steps, and people to ask along the way.',
  sections: [
    {
      id: 'request',
      heading: 'Tell us what you need',
      picture: 'choose',
      text: [
        'Choose the scan your doctor ordered, and enter your ZIP code and how far you can travel. You see how many centers are within reach and what the scan costs with self-pay.',
        'Then offer at least three days that suit you, or say that any time within the next two weeks is fine.',
      ],
    },
    {
      id: 'prescription',
      heading: 'Add your prescription',
      picture: 'prescription',
      text: [
        'Every scan needs a valid prescription. Take a photo or upload a PDF. If you pay for yourself you may also bring it to the appointment.',
        'Tell us who your doctor is and why the scan was ordered, so that the center can prepare.',
      ],
    },
    {
      id: 'paying',
      heading: 'Choose how you pay',
      text: [
        'With insurance: give us your insurance company and member ID. The center checks what your plan covers.',
        'With self-pay: a small deposit is held only after your appointment is confirmed, and you can cancel for free before that. You pay the rest at the center, at the price you saw.',
      ],
    },
    {
      id: 'appointment',
      heading: 'We confirm the appointment',
      picture: 'appointment',
      text: [
        'A center near you confirms one of your times. We send you the place and time by email and SMS, and you find them under My tests.',
        'Plans changed? Ask for another time, or cancel, in the same place.',
      ],
    },
    {
      id: 'several',
      heading: 'More than one scan',
      text: ['Request one scan at a time. Our care team looks for a center that can do them all in one visit.'],
    },
    {
      id: 'special',
      heading: 'Special needs',
      text: [
        'If you need an open MRI, a wheelchair or an interpreter, say so along with the reason for the exam, and the center plans for it.',
      ],
    },
  ],
  next: [
    { label: 'Request a scan', to: paths.requestScan() },
    { label: 'Scans & prices', to: paths.scans() },
  ],
};
