import { type scanServices, type scanTypes } from '../db/schema/index';

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
const withContrast = 'With contrast';
const both = 'Without and with contrast';
const weights: Record<string, number> = { [without]: 100, [withContrast]: 125, [both]: 150 };
const contrasts = [without, withContrast, both];
const sides = ['Left', 'Right'];

/** Body part and its CPT codes without, with, and without and with contrast. */
type ByContrast = [part: string, ...codes: string[]];
type Single = [part: string, description: string, code: string, options?: string[]];

const mriCenter: ByContrast[] = [
  ['Brain', '70551', '70552', '70553'], ['Orbits, Face and Neck', '70540', '70542', '70543'],
  ['Cervical Spine', '72141', '72142', '72156'], ['Thoracic Spine', '72146', '72147', '72157'],
  ['Lumbar Spine', '72148', '72149', '72158'], ['Chest', '71550', '71551', '71552'],
  ['Abdomen', '74181', '74182', '74183'], ['Pelvis', '72195', '72196', '72197'],
  ['Head Angiography', '70544', '70545', '70546'], ['Neck Angiography', '70547', '70548', '70549'],
];
const mriSides: ByContrast[] = [
  ['Shoulder', '73221', '73222', '73223'], ['Elbow', '73221', '73222', '73223'], ['Wrist', '73221', '73222', '73223'],
  ['Hand', '73218', '73219', '73220'], ['Upper Arm', '73218', '73219', '73220'], ['Hip', '73721', '73722', '73723'],
  ['Knee', '73721', '73722', '73723'], ['Ankle', '73721', '73722', '73723'], ['Foot', '73718', '73719', '73720'],
  ['Thigh', '73718', '73719', '73720'],
];
const ctCenter: ByContrast[] = [
  ['Head', '70450', '70460', '70470'], ['Sinuses and Face', '70486', '70487', '70488'],
  ['Orbits and Ears', '70480', '70481', '70482'], ['Neck', '70490', '70491', '70492'],
  ['Chest', '71250', '71260', '71270'], ['Abdomen', '74150', '74160', '74170'],
  ['Pelvis', '72192', '72193', '72194'], ['Abdomen and Pelvis', '74176', '74177', '74178'],
  ['Cervical Spine', '72125', '72126', '72127'], ['Thoracic Spine', '72128', '72129', '72130'],
  ['Lumbar Spine', '72131', '72132', '72133'],
];
const ctSides: ByContrast[] = [
  ['Shoulder', '73200', '73201', '73202'], ['Wrist and Hand', '73200', '73201', '73202'],
  ['Hip', '73700', '73701', '73702'], ['Knee', '73700', '73701', '73702'], ['Ankle and Foot', '73700', '73701', '73702'],
];

const singles: Record<number, Single[]> = {
  1: [
    ['Heart', 'Function and structure', '75557'], ['Heart', 'Without and with contrast', '75561'],
    ['Jaw Joint', 'Both sides', '70336'], ['Liver and Bile Ducts', 'MRCP', '74181'],
    ['Prostate', 'Without and with contrast', '72197'], ['Abdomen Angiography', 'Without and with contrast', '74185'],
  ],
  2: [
    ['Lung', 'Low dose screening', '71271'], ['Heart', 'Calcium score', '75571'], ['Heart', 'Coronary angiography', '75574'],
    ['Head Angiography', withContrast, '70496'], ['Neck Angiography', withContrast, '70498'],
    ['Chest Angiography', withContrast, '71275'], ['Abdomen Angiography', withContrast, '74175'],
    ['Colon', 'Virtual colonoscopy', '74263'],
  ],
  3: [
    ['Skull Base to Mid-Thigh', 'PET-CT', '78815'], ['Whole Body', 'PET-CT', '78816'], ['Brain', 'Metabolic', '78608'],
    ['Limited Area', 'PET-CT', '78814'], ['Heart', 'Perfusion', '78492'],
  ],
  4: [
    ['Abdomen', 'Complete', '76700'], ['Abdomen', 'Limited', '76705'], ['Kidneys and Bladder', 'Complete', '76770'],
    ['Thyroid', 'Head and neck', '76536'], ['Pelvis', 'Transabdominal', '76856'], ['Pelvis', 'Transvaginal', '76830'],
    ['Scrotum', 'Complete', '76870'], ['Carotid Arteries', 'Both sides', '93880'], ['Leg Veins', 'Both sides', '93970'],
    ['Leg Veins', 'One side', '93971', sides], ['Leg Arteries', 'Both sides', '93925'], ['Aorta', 'Screening', '76706'],
    ['Pregnancy', 'First trimester', '76801'], ['Pregnancy', 'Second and third trimester', '76805'],
    ['Arm or Leg Soft Tissue', 'Limited', '76882', sides], ['Hip', 'Complete', '76881', sides],
    ['Shoulder', 'Complete', '76881', sides], ['Heart', 'Echocardiogram', '93306'],
  ],
  5: [
    ['Breast', 'Screening', '77067', ['2D', '3D tomosynthesis']], ['Breast', 'Diagnostic, both sides', '77066', ['2D', '3D tomosynthesis']],
    ['Breast', 'Diagnostic, one side', '77065', sides],
  ],
  6: [
    ['Chest', '1 view', '71045'], ['Chest', '2 views', '71046'], ['Ribs', '2 views', '71100', sides],
    ['Cervical Spine', '2 or 3 views', '72040'], ['Thoracic Spine', '2 views', '72070'], ['Lumbar Spine', '2 or 3 views', '72100'],
    ['Pelvis', '1 or 2 views', '72170'], ['Abdomen', '1 view', '74018'], ['Skull', 'Less than 4 views', '70250'],
    ['Sinuses', 'Complete', '70220'], ['Shoulder', '2 views', '73030', sides], ['Elbow', 'Complete', '73080', sides],
    ['Wrist', 'Complete', '73110', sides], ['Hand', '3 views', '73130', sides], ['Finger', '2 views', '73140', sides],
    ['Hip', '2 or 3 views', '73502', sides], ['Knee', '3 views', '73562', sides], ['Ankle', 'Complete', '73610', sides],
    ['Foot', 'Complete', '73630', sides], ['Toe', '2 views', '73660', sides], ['Forearm', '2 views', '73090', sides],
    ['Lower Leg', '2 views', '73590', sides],
  ],
  7: [
    ['Hips and Spine', 'Bone density', '77080'], ['Forearm', 'Bone density', '77081'],
    ['Hips and Spine', 'With vertebral fracture assessment', '77085'], ['Whole Body', 'Body composition', '76499'],
  ],
  8: [
    ['Bones', 'Whole body', '78306'], ['Bones', 'Limited area', '78300'], ['Bones', 'Three phases', '78315'],
    ['Thyroid', 'Uptake and scan', '78014'], ['Heart', 'Stress and rest perfusion', '78452'], ['Gallbladder', 'HIDA', '78226'],
    ['Stomach', 'Emptying', '78264'], ['Kidneys', 'Flow and function', '78708'], ['Lungs', 'Ventilation and perfusion', '78582'],
    ['Parathyroid', 'Planar', '78070'],
  ],
  9: [
    ['Breast', 'Both sides, without contrast', '77047'], ['Breast', 'Both sides, without and with contrast', '77049'],
    ['Breast', 'One side, without contrast', '77046', sides], ['Breast', 'One side, without and with contrast', '77048', sides],
  ],
  10: [['Breast', 'Complete', '76641', [...sides, 'Both sides']], ['Breast', 'Limited', '76642', [...sides, 'Both sides']]],
};

type Draft = Omit<ServiceRow, 'id'>;

const byContrast = (scanTypeId: number, parts: ByContrast[], options: string[]): Draft[] =>
  parts.flatMap(([value, ...codes]) =>
    codes.flatMap((cptCode, index) => {
      const description = contrasts[index] ?? without;
      return options.map((option) => ({ scanTypeId, value, description, option, cptCode, weight: weights[description] ?? 100 }));
    }),
  );

const alone = (scanTypeId: number): Draft[] =>
  (singles[scanTypeId] ?? []).flatMap(([value, description, cptCode, options = ['']]) =>
    options.map((option) => ({ scanTypeId, value, description, option, cptCode, weight: description === both ? 150 : 100 })),
  );

/** More than 200 real scans. Ids are stable: each modality has its own hundred, Brain MRI without contrast is 1. */
export const scanServiceRows: ServiceRow[] = scanTypeRows.flatMap(({ id }) => {
  const drafts = [
    ...(id === scanTypeIds.mri ? [...byContrast(id, mriCenter, ['']), ...byContrast(id, mriSides, sides)] : []),
    ...(id === scanTypeIds.ct ? [...byContrast(id, ctCenter, ['']), ...byContrast(id, ctSides, sides)] : []),
    ...alone(id),
  ];
  return drafts.map((draft, index) => ({ id: (id - 1) * 100 + index + 1, ...draft }));
});
