import { cigaretteTotal, type Screening, type ScreeningSection } from '@scanharbor/shared-contracts/domain/screening';
import {
  chemotherapyText,
  covidText,
  diabetesText,
  heightText,
  lastTimeText,
  numberText,
  plainText,
  smokerText,
  yesNoText,
} from './answer-texts';

/** A question and its formatted answer. */
type ScreeningLine = readonly [label: string, answer: string];

const general = ({ general: of }: Screening): ScreeningLine[] => [
  ['Height', heightText(of.heightFeet, of.heightInches)],
  ['Weight', numberText(of.weightPounds, 'lb')],
  ['Diabetes', yesNoText(of.hasDiabetes)],
  ['Type of diabetes', diabetesText(of.diabetesType)],
  ['On-body glucose monitor', yesNoText(of.glucoseMonitor)],
  ['History of cancer', yesNoText(of.historyOfCancer)],
  ['Chemotherapy', chemotherapyText(of.chemotherapy)],
  ['COPD', yesNoText(of.copd)],
  ['Lung fibrosis', yesNoText(of.lungFibrosis)],
  ['Asthma', yesNoText(of.asthma)],
  ['High fever', yesNoText(of.highFever)],
  ['Weight loss', yesNoText(of.weightLoss)],
  ['Blood while coughing', yesNoText(of.bloodWhileCoughing)],
  ['Current symptoms', plainText(of.currentSymptoms)],
  ['COVID-19 symptoms', covidText(of.covid)],
  ['Wheelchair', yesNoText(of.wheelchair)],
  ['Walker', yesNoText(of.walker)],
  ['Interpreter', yesNoText(of.interpreter)],
  ['Assistance', plainText(of.assistance)],
];

const mri = ({ mri: of }: Screening): ScreeningLine[] => [
  ['Metal in the body', yesNoText(of.hasMetal)],
  ['Titanium rod', yesNoText(of.titaniumRod)],
  ['Eye injury', yesNoText(of.eyeInjury)],
  ['Aneurysm', yesNoText(of.aneurysm)],
  ['Pacemaker', yesNoText(of.pacemaker)],
  ['Claustrophobia', yesNoText(of.claustrophobia)],
];

const breast = ({ breast: of }: Screening): ScreeningLine[] => [
  ['Last mammogram', lastTimeText(of.lastMammogram, of.lastMammogramDate)],
  ['Breast pain', yesNoText(of.breastPain)],
  ['Nipple discharge', yesNoText(of.nippleDischarge)],
  ['Lumps in the breast', yesNoText(of.lumps)],
  ['Breast implants', yesNoText(of.implants)],
];

const contrast = ({ contrast: of }: Screening): ScreeningLine[] => [
  ['Iodine allergy', yesNoText(of.iodineAllergy)],
  ['High blood pressure', yesNoText(of.highBloodPressure)],
  ['History of kidney problems', yesNoText(of.kidneyProblems)],
  ['Current medications', plainText(of.currentMedications)],
  ['Surgery in the past 90 days', yesNoText(of.surgeryPast90Days)],
  ['Smoker', smokerText(of.smoker)],
  ['Cigarettes per day', numberText(of.cigarettesPerDay)],
  ['Years of smoking', numberText(of.smokerYears)],
  ['Cigarettes (lifetime total)', numberText(cigaretteTotal(of.cigarettesPerDay, of.smokerYears))],
];

const dexa = ({ dexa: of }: Screening): ScreeningLine[] => [['Last DEXA', lastTimeText(of.lastDexa, of.lastDexaDate)]];

/** The title and the lines of each section (IC-083). */
export const screeningSections: Record<ScreeningSection, { title: string; lines: (screening: Screening) => ScreeningLine[] }> = {
  general: { title: 'General', lines: general },
  mri: { title: 'MRI', lines: mri },
  breast: { title: 'Breast imaging', lines: breast },
  contrast: { title: 'Contrast', lines: contrast },
  dexa: { title: 'DEXA', lines: dexa },
};
