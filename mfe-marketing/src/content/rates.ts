/** Scan types with a page at /{slug} (MK-044). */
export const scanServiceSlugs = [
  'mri',
  'ct-scan',
  'pet-scan',
  'breastmri',
  'ultrasound',
  'mammogram',
  'xray',
  'dexa',
  'nuclear',
  'breastultrasound',
] as const;

export type ScanServiceSlug = (typeof scanServiceSlugs)[number];

/** Sample rates of a scan type, in full dollars. */
export interface ScanRate {
  slug: ScanServiceSlug;
  name: string;
  /** Name of the scan type on the server, where it differs. */
  type?: string;
  productRate: number;
  marketRate: number;
}

/** The only table of sample rates; every page with a rate reads it (MK-003, MK-041). */
export const scanRates: readonly ScanRate[] = [
  { slug: 'mri', name: 'MRI', productRate: 350, marketRate: 850 },
  { slug: 'ct-scan', name: 'CT', productRate: 325, marketRate: 500 },
  { slug: 'ultrasound', name: 'Ultrasound', productRate: 220, marketRate: 400 },
  { slug: 'mammogram', name: 'Mammogram', productRate: 225, marketRate: 400 },
  { slug: 'pet-scan', name: 'PET-CT', type: 'PET', productRate: 2000, marketRate: 4500 },
  { slug: 'dexa', name: 'DEXA', productRate: 325, marketRate: 500 },
  { slug: 'nuclear', name: 'Nuclear', productRate: 520, marketRate: 1200 },
  { slug: 'xray', name: 'X-Ray', productRate: 70, marketRate: 200 },
  { slug: 'breastmri', name: 'Breast MRI', productRate: 400, marketRate: 900 },
  { slug: 'breastultrasound', name: 'Breast Ultrasound', productRate: 220, marketRate: 400 },
];

const rateOf = (slug: ScanServiceSlug): ScanRate[] => scanRates.filter((rate) => rate.slug === slug);

/** Rates on the landing page, in display order. */
export const landingRates: readonly ScanRate[] = (['mri', 'ct-scan', 'mammogram', 'ultrasound', 'xray'] as const).flatMap(rateOf);

/** Finds the rate of a scan type by its slug. */
export const getRate = (slug: ScanServiceSlug): ScanRate | undefined => rateOf(slug)[0];
