import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const accreditation: Article = {
  path: paths.accreditation(),
  title: 'Accreditation',
  lead: 'What accreditation says about an imaging center, and what we ask of the centers we work with.',
  review: 'counsel',
  sections: [
    {
      id: 'meaning',
      heading: 'What it means',
      text: [
        'An accrediting body, such as the American College of Radiology, the Intersocietal Accreditation Commission or The Joint Commission, has checked a center’s equipment, the training of its staff, the quality of its images and the radiation doses it uses.',
        'Accreditation is granted for each kind of scan and expires after a few years. A center may be accredited for MRI but not for CT.',
      ],
    },
    {
      id: 'ask',
      heading: 'What we ask of centers',
      list: [
        'A current accreditation for each kind of scan they offer, where the law or an insurer requires one.',
        'For mammograms, the certificate required by the Mammography Quality Standards Act.',
        'Radiologists who are licensed in the state where the scan is done.',
        'Notice to us within ten days when any of this changes.',
      ],
    },
    {
      id: 'check',
      heading: 'How you can check',
      text: [
        `Ask the center for its certificate, or search the accrediting body’s public list. If something does not look right, write to ${brand.careTeamEmail}.`,
      ],
    },
  ],
  next: [{ label: 'For imaging centers', to: paths.partner() }],
};
