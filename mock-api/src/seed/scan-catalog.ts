import { type scanServices, type scanTypes } from '../db/schema/index';
import scans from './scan-catalog.json';

export const scanTypeIds = {
  mri: 1, ct: 2, pet: 3, ultrasound: 4, mammogram: 5, xray: 6, dexa: 7, nuclear: 8, breastMri: 9, breastUltrasound: 10,
} as const;

type TypeRow = typeof scanTypes.$inferInsert;
type ServiceRow = typeof scanServices.$inferInsert;

export const scanTypeRows: TypeRow[] = [
  { id: 1, value: 'MRI', isPopular: true, rate: 350, marketRate: 850, fee: 50 },
  { id: 2, value: 'CT', isPopular: true, rate: 325, marketRate: 500, fee: 50 },
  { id: 3, value: 'PET', isPopular: false, rate: 2000, marketRate: 4500, fee: 100 },
  { id: 4, value: 'Ultrasound', isPopular: true, rate: 220, marketRate: 400, fee: 40 },
  { id: 5, value: 'Mammogram', isPopular: true, rate: 225, marketRate: 400, fee: 40 },
  { id: 6, value: 'X-Ray', isPopular: true, rate: 70, marketRate: 200, fee: 20 },
  { id: 7, value: 'DEXA', isPopular: false, rate: 325, marketRate: 500, fee: 40 },
  { id: 8, value: 'Nuclear', isPopular: false, rate: 520, marketRate: 1200, fee: 60 },
  { id: 9, value: 'Breast MRI', isPopular: false, rate: 400, marketRate: 900, fee: 50 },
  { id: 10, value: 'Breast Ultrasound', isPopular: false, rate: 220, marketRate: 400, fee: 40 },
];

const without = 'Without contrast';
const both = 'Without and with contrast';
const weights: Record<string, number> = { [without]: 100, 'With contrast': 125, [both]: 150 };
const contrasts = [without, 'With contrast', both];
const sides = ['Left', 'Right'];

/** CPT codes without, with, and without and with contrast. */
interface ContrastScan {
  part: string;
  codes: string[];
}

interface SingleScan {
  part: string;
  description: string;
  code: string;
  options?: string[];
}

type ByType<Scan> = Partial<Record<string, Scan[]>>;

/** Scans by the key of their type in `scanTypeIds`. */
const catalog: { byContrast: ByType<ContrastScan>; byContrastAndSide: ByType<ContrastScan>; single: ByType<SingleScan> } = scans;

type Draft = Omit<ServiceRow, 'id' | 'scanTypeId'>;

const byContrast = (parts: ContrastScan[] = [], options: string[]): Draft[] =>
  parts.flatMap(({ part, codes }) =>
    codes.flatMap((cptCode, index) => {
      const description = contrasts[index] ?? without;
      return options.map((option) => ({ value: part, description, option, cptCode, weight: weights[description] ?? 100 }));
    }),
  );

const single = (singles: SingleScan[] = []): Draft[] =>
  singles.flatMap(({ part, description, code, options = [''] }) =>
    options.map((option) => ({ value: part, description, option, cptCode: code, weight: description === both ? 150 : 100 })),
  );

/** More than 200 real scans. Ids are stable: each modality has its own hundred; Brain MRI without contrast is 1. */
export const scanServiceRows: ServiceRow[] = Object.entries(scanTypeIds).flatMap(([type, scanTypeId]) =>
  [
    ...byContrast(catalog.byContrast[type], ['']),
    ...byContrast(catalog.byContrastAndSide[type], sides),
    ...single(catalog.single[type]),
  ].map((draft, index) => ({ id: (scanTypeId - 1) * 100 + index + 1, scanTypeId, ...draft })),
);
