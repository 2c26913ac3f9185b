import { brand, paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type Article, type ArticleSection } from '../article';
import { getRate } from '../rates';
import { breadcrumbSchema, pricedScanSchema, type SchemaObject } from '../structured-data';
import { modalities, notifyCenterIf } from './modalities';
import { scanNames, scansOfType, type ScanSlug, withArticle } from './scan-names';
import { scanReasons } from './scan-reasons';
import { scansPage } from './scans-page';

/** Text for all scans. */
const results: ArticleSection = {
  id: 'results',
  heading: 'Your results',
  picture: 'results',
  text: [
    'A radiologist reads the pictures and sends a report to the doctor who ordered the scan, usually within one to three business days. Ask the center if you would like a copy of the pictures, on a disc or as a download.',
    'Ask your doctor, not the technologist, what the pictures mean. In an emergency, call 911.',
  ],
};

/** Describes our price, the market price and when the patient pays. */
function cost(slug: ScanSlug): ArticleSection {
  const { type } = scanNames[slug];
  const rate = getRate(type);
  return {
    id: 'cost',
    heading: 'What it costs',
    text: rate && [
      `The usual self-pay total at ${brand.name} for the scan without contrast is ${formatDollars(rate.productRate)}; the market rate is about ${formatDollars(rate.marketRate)}. What you pay depends on ${modalities[type].priceDependsOn}, and you see it before you request.`,
      'A small deposit is held only after your appointment is confirmed, and you can cancel for free before that. You pay the rest at the center.',
    ],
    list: [
      'The rate covers the scan and the radiologist’s report.',
      'With insurance, your plan decides what you pay. Ask your plan whether it has to approve the scan first.',
      'Every scan needs a valid prescription.',
    ],
  };
}

const describePrice = (slug: ScanSlug): SchemaObject[] => {
  const { name, type } = scanNames[slug];
  const rate = getRate(type);
  return rate ? [pricedScanSchema({ name, path: paths.scanInfo(slug), price: rate.productRate })] : [];
};

const describeForSearch = (slug: ScanSlug, lead: string): SchemaObject[] => [
  { '@type': 'MedicalTest', name: scanNames[slug].name, description: lead },
  ...describePrice(slug),
  breadcrumbSchema({ label: scansPage.title, to: paths.scans() }, { label: scanNames[slug].name, to: paths.scanInfo(slug) }),
];

/** Creates the info page of a scan from the text of its type and the text of the scan (MK-042). */
export function scanArticle(slug: ScanSlug): Article {
  const { name, type } = scanNames[slug];
  const modality = modalities[type];
  const { lead, shows, reasons, prepare = [], fasting, duration = modality.duration } = scanReasons[slug];
  const usual = fasting ? modality.prepare.filter((rule) => !/^eat, drink|not to eat/i.test(rule)) : modality.prepare;
  const others = scansOfType(type).filter((other) => other !== slug);
  return {
    path: paths.scanInfo(slug),
    title: name,
    lead,
    scanType: type,
    review: 'clinician',
    structuredData: describeForSearch(slug, lead),
    sections: [
      { id: 'what', heading: 'What it is', text: [modality.summary, shows] },
      { id: 'why', heading: 'Why doctors order it', list: reasons },
      { id: 'prepare', picture: 'prepare', heading: 'How to prepare', list: [...prepare, ...usual] },
      { id: 'tell', heading: 'Before you come', text: [notifyCenterIf], list: modality.safety },
      { id: 'during', picture: 'during', heading: 'What happens', text: [modality.during, modality.afterwards] },
      { id: 'duration', heading: 'How long it takes', text: [duration, 'Come 15 minutes early, with your prescription and a photo ID.'] },
      results,
      cost(slug),
    ],
    next: [
      { label: `Book ${withArticle(scanNames[type].name)}`, to: paths.scanServices(type) },
      ...others.map((other) => ({ label: scanNames[other].name, to: paths.scanInfo(other) })),
      { label: scansPage.title, to: paths.scans() },
    ],
  };
}
