import { brand, paths } from '@scanharbor/shared-contracts';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Article, type ArticleSection } from '../article';
import { rateOfType } from '../rates';
import { breadcrumb, type Thing } from '../structured-data';
import { modalities } from './modalities';
import { scanNames, scansOfType, type ScanSlug } from './scan-names';
import { scanReasons } from './scan-reasons';
import { scansPage } from './scans-page';

/** What holds for every scan, whichever it is. */
const results: ArticleSection = {
  id: 'results',
  heading: 'Your results',
  text: [
    'A radiologist looks at the pictures and writes a report to the doctor who ordered the scan, mostly within one to three business days. The center gives you the pictures on request, on a disc or as a download.',
    'Ask your doctor, not the technologist, what the pictures mean. In an emergency call 911.',
  ],
};

/** What the scan costs here and elsewhere, and when it is paid. */
function cost(slug: ScanSlug): ArticleSection {
  const rate = rateOfType(scanNames[slug].type);
  return {
    id: 'cost',
    heading: 'What it costs',
    text: rate && [
      `By self pay a usual rate at ${brand.name} is ${dollars(rate.productRate)}; the market rate is about ${dollars(rate.marketRate)}. What you pay depends on the body part, on contrast and on the center, and you see it before you request.`,
      'A small deposit is held only after your appointment is confirmed, and you cancel for free before that. You pay the rest at the center.',
    ],
    list: [
      'The rate covers the scan and the report of the radiologist. Sedation is extra where it is needed.',
      'With insurance your plan decides what you pay. Ask it whether the scan has to be approved first.',
      'Every scan needs a valid prescription.',
    ],
  };
}

const thingsOf = (slug: ScanSlug, lead: string): Thing[] => [
  { '@type': 'MedicalTest', name: scanNames[slug].name, description: lead },
  breadcrumb({ label: scansPage.title, to: paths.scans() }, { label: scanNames[slug].name, to: paths.scanInfo(slug) }),
];

/** The info page of a scan, put together from what holds for its type and what holds for it alone (MK-042). */
export function scanArticle(slug: ScanSlug): Article {
  const { name, type } = scanNames[slug];
  const modality = modalities[type];
  const { lead, shows, reasons, prepare = [], fasting, duration = modality.duration } = scanReasons[slug];
  const usual = fasting ? modality.prepare.filter((rule) => !/^eat, drink/i.test(rule)) : modality.prepare;
  const others = scansOfType(type).filter((other) => other !== slug);
  return {
    path: paths.scanInfo(slug),
    title: name,
    lead,
    review: 'clinician',
    things: thingsOf(slug, lead),
    sections: [
      { id: 'what', heading: 'What it is', text: [modality.summary, shows] },
      { id: 'why', heading: 'Why doctors order it', list: reasons },
      { id: 'prepare', heading: 'How to prepare', list: [...prepare, ...usual] },
      { id: 'tell', heading: 'Tell the center before you come', list: modality.safety },
      { id: 'during', heading: 'What happens', text: [modality.during, modality.after] },
      { id: 'duration', heading: 'How long it takes', text: [duration, 'Come 15 minutes early, with your prescription and a photo ID.'] },
      results,
      cost(slug),
    ],
    next: [
      { label: `Our ${scanNames[type].name} services`, to: paths.scanServices(type) },
      ...others.map((other) => ({ label: scanNames[other].name, to: paths.scanInfo(other) })),
      { label: scansPage.title, to: paths.scans() },
    ],
  };
}
