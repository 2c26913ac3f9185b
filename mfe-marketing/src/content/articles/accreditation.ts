import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const accreditation: Article = {
  path: paths.accreditation(),
  title: 'Accreditation',
  lead: 'What accreditation says about an imaging center, and what we ask of the centers that we work with.',
  review: 'counsel',
  sections: [
    {
      id: 'meaning',
      heading: 'What it means',
      text: [
        'An accrediting body, such as the American College of Radiology, the Intersocietal Accreditation Commission or The Joint Commission, has looked at the equipment of a center, the training of its staff, the quality of its images and the doses that it uses.',
        'Accreditation is given per kind of scan and for a limited time. A center may be accredited for MRI and not for CT.',
      ],
    },
    {
      id: 'ask',
      heading: 'What we ask of centers',
      list: [
        'A current accreditation for each kind of scan that it offers, where the law or the insurer asks for one.',
        'For mammograms, the certificate that the Mammography Quality Standards Act requires.',
        'Radiologists who are licensed in the state in which the scan is made.',
        'Word to us within ten days when any of this changes.',
      ],
    },
    {
      id: 'check',
      heading: 'How you can check',
      text: [
        `Ask the center for its certificate, or search the public list of the accrediting body. If something does not look right, write to ${brand.careTeamEmail}.`,
      ],
    },
  ],
  next: [{ label: 'For imaging centers', to: paths.partner() }],
};
