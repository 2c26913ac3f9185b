import { brand, paths } from '@scanharbor/shared-contracts';
import { scanRates } from '../rates';
import { itemListSchema, type SchemaObject, webPageSchema } from '../structured-data';

export const scansPage = {
  title: 'Scans & prices',
  lead: 'Over 200 test types, with your insurance or with self-pay. Self pay from $225 for MRI and $200 for CT at our lowest-priced centers.',
  caption: 'Usual rates by scan type',
  scanType: 'Scan',
  from: 'Lowest total',
  productRate: `Usual ${brand.name} total`,
  marketRate: 'Market rate',
  book: 'Book',
  bookScan: (name: string) => `Book ${name}`,
  index: 'Read about each scan',
  note: 'Totals include the reading. The usual and market rates are for a scan without contrast. What you pay depends on the scan and the center, and you see it before you request. A small deposit is held only after the appointment is confirmed, and you can cancel for free before that.',
} as const;

/** Creates the structured data of the list for search engines. */
export const scansThings = (): SchemaObject[] => [
  webPageSchema({ ...scansPage, path: paths.scans() }, { '@type': 'CollectionPage' }),
  itemListSchema(scanRates.map(({ name, slug }) => ({ label: name, to: paths.scanInfo(slug) }))),
];
