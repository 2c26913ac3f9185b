import { type ScanServiceSlug } from '../rates';

/** All scans with an info page at /scans/{slug} (MK-042), and the type that sets their rate. */
export const scanNames = {
  mri: { name: 'MRI', type: 'mri' },
  'ct-scan': { name: 'CT scan', type: 'ct-scan' },
  'pet-scan': { name: 'PET-CT scan', type: 'pet-scan' },
  'brain-ct-scan': { name: 'Brain CT scan', type: 'ct-scan' },
  'lung-ct-scan': { name: 'Lung CT scan', type: 'ct-scan' },
  'abdominal-ct-scan': { name: 'Abdominal CT scan', type: 'ct-scan' },
  'liver-ct-scan': { name: 'Liver CT scan', type: 'ct-scan' },
  'pancreas-ct-scan': { name: 'Pancreas CT scan', type: 'ct-scan' },
  'kidney-ct-scan': { name: 'Kidney CT scan', type: 'ct-scan' },
  'pelvis-ct-scan': { name: 'Pelvis CT scan', type: 'ct-scan' },
  'brain-mri': { name: 'Brain MRI', type: 'mri' },
  'spinal-mri': { name: 'Spinal MRI', type: 'mri' },
  'joints-mri': { name: 'MRI of the joints', type: 'mri' },
  breastmri: { name: 'Breast MRI', type: 'breastmri' },
  'liver-mri': { name: 'Liver MRI', type: 'mri' },
  'heart-mri': { name: 'Heart MRI', type: 'mri' },
  ultrasound: { name: 'Ultrasound', type: 'ultrasound' },
  mammogram: { name: 'Mammogram', type: 'mammogram' },
  xray: { name: 'X-ray', type: 'xray' },
  dexa: { name: 'DEXA scan', type: 'dexa' },
  nuclear: { name: 'Nuclear medicine scan', type: 'nuclear' },
  breastultrasound: { name: 'Breast ultrasound', type: 'breastultrasound' },
} as const satisfies Record<string, { name: string; type: ScanServiceSlug }>;

export type ScanSlug = keyof typeof scanNames;

/** Fallback for a URL with an unknown scan (MK-043). */
export const defaultScan: ScanSlug = 'mri';

export const isScan = (slug: string | undefined): slug is ScanSlug => slug !== undefined && Object.hasOwn(scanNames, slug);

/** Lists the info pages of one type, the general one first. */
export const scansOfType = (type: ScanServiceSlug): ScanSlug[] =>
  (Object.keys(scanNames) as ScanSlug[]).filter((slug) => scanNames[slug].type === type);

/** Adds the article by pronunciation and converts the name to lowercase for use in a sentence: 'an MRI', 'a CT scan', 'an ultrasound'. */
export const withArticle = (name: string): string => {
  const lowerCased = /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
  return `${/^(MRI|X-ray|ultra|abdom)/.test(lowerCased) ? 'an' : 'a'} ${lowerCased}`;
};
