import { brand, paths } from '@scanharbor/shared-contracts';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { breadcrumb, questions, type Thing, webPage } from '../structured-data';
import { rateOfType, type ScanServiceSlug } from '../rates';
import { modalities, tellIf } from './modalities';
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

/** The services page of a scan type: what we book, and what people ask about it (MK-044). */
export function scanServices(slug: ScanServiceSlug): ScanServices {
  const { name } = scanNames[slug];
  const modality = modalities[slug];
  const rate = rateOfType(slug);
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
              `The usual self-pay rate is ${dollars(rate.productRate)}; the market rate is about ${dollars(rate.marketRate)}. What you pay depends on ${modality.priceDependsOn}, and you see it before you request.`,
            ]
          : [],
      },
      { id: 'prepare', title: 'How do I prepare?', text: [], list: modality.prepare },
      { id: 'long', title: 'How long does it take?', text: [modality.duration, modality.after] },
      { id: 'tell', title: 'What should I tell the center?', text: [tellIf], list: modality.safety },
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

/** The page as search engines read it: its questions with their answers. */
export function servicesThings(slug: ScanServiceSlug): Thing[] {
  const services = scanServices(slug);
  const path = paths.scanServices(slug);
  return [
    webPage({ ...services, path }),
    questions(services.items.map(({ title, text, list = [] }) => ({ question: title, answer: [...text, ...list].join(' ') }))),
    breadcrumb({ label: scansPage.title, to: paths.scans() }, { label: services.title, to: path }),
  ];
}
