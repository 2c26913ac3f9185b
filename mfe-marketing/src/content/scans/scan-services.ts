import { brand, paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { breadcrumbSchema, faqSchema, type SchemaObject, webPageSchema } from '../structured-data';
import { getRate, type ScanServiceSlug } from '../rates';
import { modalities, notifyCenterIf } from './modalities';
import { scanNames, scansOfType, withArticle } from './scan-names';
import { scanReasons } from './scan-reasons';
import { scansPage } from './scans-page';

export interface ServiceItem {
  id: string;
  title: string;
  text: readonly string[];
  list?: readonly string[];
  links?: readonly { label: string; to: string }[];
}

interface ScanServices {
  title: string;
  lead: string;
  items: readonly ServiceItem[];
}

/** Creates the services page of a scan type: our offer and common questions (MK-044). */
export function scanServices(slug: ScanServiceSlug): ScanServices {
  const { name } = scanNames[slug];
  const modality = modalities[slug];
  const rate = getRate(slug);
  return {
    title: `Book ${withArticle(name)} near you`,
    lead: scanReasons[slug].lead,
    items: [
      { id: 'about', title: `What is ${withArticle(name)}?`, text: [modality.summary, scanReasons[slug].shows] },
      {
        id: 'which',
        title: 'Which scans can I book?',
        text: [modality.choices],
        links: scansOfType(slug).map((scan) => ({ label: scanNames[scan].name, to: paths.scanInfo(scan) })),
      },
      {
        id: 'cost',
        title: 'What does it cost?',
        text: rate
          ? [
              `The usual self-pay total for the scan without contrast is ${formatDollars(rate.productRate)}; the market rate is about ${formatDollars(rate.marketRate)}. What you pay depends on ${modality.priceDependsOn}, and you see it before you request.`,
            ]
          : [],
      },
      { id: 'prepare', title: 'How do I prepare?', text: [], list: modality.prepare },
      { id: 'long', title: 'How long does it take?', text: [modality.duration, modality.afterwards] },
      { id: 'tell', title: 'What should I tell the center?', text: [notifyCenterIf], list: modality.safety },
      {
        id: 'prescription',
        title: 'Do I need a prescription?',
        text: [
          `Yes, for every scan. Upload a photo or a PDF of it to ${brand.name} with your request. If you pay for yourself, you may also bring it to the appointment.`,
        ],
      },
    ],
  };
}

/** Creates the structured data of the page for search engines: its questions and answers. */
export function servicesThings(slug: ScanServiceSlug): SchemaObject[] {
  const services = scanServices(slug);
  const path = paths.scanServices(slug);
  return [
    webPageSchema({ ...services, path }),
    faqSchema(services.items.map(({ title, text, list = [] }) => ({ question: title, answer: [...text, ...list].join(' ') }))),
    breadcrumbSchema({ label: scansPage.title, to: paths.scans() }, { label: services.title, to: path }),
  ];
}
