import { brand, paths } from '@scanharbor/shared-contracts';
import { type Article } from '../article';

export const about: Article = {
  path: paths.about(),
  title: `About ${brand.name}`,
  lead: 'We tell you what a medical scan costs, where you can have it and when, before you commit to anything.',
  sections: [
    {
      id: 'why',
      heading: 'Why we exist',
      text: [
        'The same scan can cost three times as much on one side of a town as on the other, and most people learn the price only when the bill arrives.',
        `${brand.name} shows the price first. You see what your scan costs at imaging centers near you if you pay for it yourself, or you use your insurance, and you request it online.`,
      ],
    },
    {
      id: 'what',
      heading: 'What we do',
      list: [
        'You tell us which scan your doctor ordered, where you live and when you are free.',
        'Imaging centers near you see your request and confirm a time that you offered.',
        'Our care team keeps an eye on each request and helps when plans change.',
      ],
    },
    {
      id: 'what-not',
      heading: 'What we do not do',
      text: [
        'We do not read scans, give diagnoses or replace your doctor. Every scan needs a valid prescription, and the report goes to the doctor who ordered it.',
        'In an emergency, call 911. Do not wait for an appointment.',
      ],
    },
  ],
  next: [
    { label: 'How it works', to: paths.howItWorks() },
    { label: 'Scans & prices', to: paths.scans() },
  ],
};
