import { brand, paths } from '@scanharbor/shared-contracts';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Article } from '../article';
import { rateOfType } from '../rates';
import { modalities } from './modalities';
import { scanNames, scansOfType, type ScanSlug } from './scan-names';
import { scanReasons } from './scan-reasons';

/** What the scan costs here and elsewhere, in words. */
function costText(slug: ScanSlug): string[] {
  const rate = rateOfType(scanNames[slug].type);
  if (!rate) return [];
  const { productRate, marketRate } = rate;
  return [
    `A usual self-pay rate at ${brand.name} is ${dollars(productRate)}; the market rate is about ${dollars(marketRate)}. What you pay depends on the body part, on contrast and on the center, and you see it before you request.`,
    'With insurance your plan decides. Every scan needs a valid prescription.',
  ];
}

/** The info page of a scan, put together from what holds for its type and what holds for it alone (MK-042). */
export function scanArticle(slug: ScanSlug): Article {
  const { name, type } = scanNames[slug];
  const modality = modalities[type];
  const { lead, reasons, prepare = [] } = scanReasons[slug];
  const others = scansOfType(type).filter((other) => other !== slug);
  return {
    title: name,
    lead,
    review: 'clinician',
    sections: [
      { id: 'what', heading: 'What it is', text: [modality.summary] },
      { id: 'why', heading: 'Why doctors order it', list: reasons },
      { id: 'prepare', heading: 'How to prepare', list: [...prepare, ...modality.prepare] },
      { id: 'tell', heading: 'Tell the center before you come', list: modality.safety },
      { id: 'during', heading: 'What happens', text: [modality.during, modality.after] },
      { id: 'duration', heading: 'How long it takes', text: [modality.duration] },
      { id: 'cost', heading: 'What it costs', text: costText(slug) },
    ],
    next: [
      { label: `Our ${scanNames[type].name} services`, to: paths.scanServices(type) },
      ...others.map((other) => ({ label: scanNames[other].name, to: paths.scanInfo(other) })),
    ],
  };
}
