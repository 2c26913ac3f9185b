import { type Screening } from '@scanharbor/shared-contracts/domain/screening';

type Key = keyof Screening;

/** How an answer is read. The numbers are codes of the questionnaire (IC-084 to IC-089). */
export type ScreeningField =
  | { kind: 'yes-no' | 'diabetes' | 'chemotherapy' | 'smoker' | 'text' | 'covid'; label: string; key: Key }
  | { kind: 'number'; label: string; key: Key; unit?: string }
  | { kind: 'height'; label: string; feet: Key; inches: Key }
  | { kind: 'last-time'; label: string; key: Key; date: Key }
  | { kind: 'cigarettes'; label: string; perDay: Key; years: Key };

export interface ScreeningSection {
  id: string;
  title: string;
  fields: ScreeningField[];
}

const yesNo = (key: Key, label: string): ScreeningField => ({ kind: 'yes-no', key, label });
const text = (key: Key, label: string): ScreeningField => ({ kind: 'text', key, label });

const general: ScreeningField[] = [
  { kind: 'height', label: 'Height', feet: 'heightFeet', inches: 'heightInches' },
  { kind: 'number', label: 'Weight', key: 'weightPounds', unit: 'lb' },
  yesNo('hasDiabetes', 'Diabetes'),
  { kind: 'diabetes', label: 'Type of diabetes', key: 'diabetesType' },
  yesNo('onBodyGlucoseMonitor', 'On-body glucose monitor'),
  yesNo('historyOfCancer', 'History of cancer'),
  { kind: 'chemotherapy', label: 'Chemotherapy', key: 'chemotherapy' },
  yesNo('copd', 'COPD'),
  yesNo('lungFibrosis', 'Lung fibrosis'),
  yesNo('asthma', 'Asthma'),
  yesNo('highFever', 'High fever'),
  yesNo('weightLoss', 'Weight loss'),
  yesNo('bloodWhileCoughing', 'Blood while coughing'),
  text('currentSymptomsDetails', 'Current symptoms'),
  { kind: 'covid', label: 'COVID-19 vaccinated', key: 'covidResponse' },
  yesNo('wheelchair', 'Uses a wheelchair'),
  yesNo('walker', 'Uses a walker'),
  yesNo('interpreter', 'Needs an interpreter'),
  text('assistanceDetails', 'Assistance needed'),
];

const mri: ScreeningField[] = [
  yesNo('hasMetal', 'Metal in the body'),
  yesNo('titaniumRod', 'Titanium rod'),
  yesNo('eyeInjury', 'Eye injury with metal'),
  yesNo('aneurysm', 'Aneurysm clip'),
  yesNo('hasPacemaker', 'Pacemaker'),
  yesNo('hasClaustrophobia', 'Claustrophobia'),
];

const breast: ScreeningField[] = [
  { kind: 'last-time', label: 'Last mammogram', key: 'lastMammogram', date: 'lastMammogramDate' },
  yesNo('breastPain', 'Breast pain'),
  yesNo('nippleDischarge', 'Nipple discharge'),
  yesNo('lumpsInBreast', 'Lumps in the breast'),
  yesNo('breastImplants', 'Breast implants'),
];

const contrast: ScreeningField[] = [
  yesNo('allergyIodine', 'Allergy to iodine'),
  yesNo('highBloodPressure', 'High blood pressure'),
  yesNo('historyOfKidneyProblems', 'History of kidney problems'),
  text('currentMedications', 'Current medications'),
  yesNo('surgeryPast90Days', 'Surgery in the past 90 days'),
  { kind: 'smoker', label: 'Smoker', key: 'smoker' },
  { kind: 'number', label: 'Cigarettes per day', key: 'cigarettesPerDay' },
  { kind: 'number', label: 'Years of smoking', key: 'activeSmokerYears' },
  { kind: 'cigarettes', label: 'Cigarettes (lifetime total)', perDay: 'cigarettesPerDay', years: 'activeSmokerYears' },
];

const dexa: ScreeningField[] = [{ kind: 'last-time', label: 'Last DEXA', key: 'lastDexa', date: 'lastDexaDate' }];

/** The sections of the questionnaire, in the order of the page (IC-083). */
export const screeningSections: ScreeningSection[] = [
  { id: 'general', title: 'General', fields: general },
  { id: 'mri', title: 'MRI', fields: mri },
  { id: 'breast-imaging', title: 'Breast imaging', fields: breast },
  { id: 'contrast', title: 'Contrast', fields: contrast },
  { id: 'dexa', title: 'DEXA', fields: dexa },
];
