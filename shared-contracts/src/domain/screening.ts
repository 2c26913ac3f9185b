import { type ScreeningResponse } from '../wire/patients/screening';
import { type Complete } from './codec';
import { screeningCodes } from './screening-codes';

type WordOf<Codes> = keyof Codes | null;

/** Answers in the prescribed label sets; null when the question was not answered. */
export type YesNo = WordOf<typeof screeningCodes.yesNo>;
export type Covid = WordOf<typeof screeningCodes.covid>;
export type Diabetes = WordOf<typeof screeningCodes.diabetes>;
export type Chemotherapy = WordOf<typeof screeningCodes.chemotherapy>;
export type LastTime = WordOf<typeof screeningCodes.lastTime>;
export type Smoker = WordOf<typeof screeningCodes.smoker>;

/** Reads and writes the codes of one set of answers; an unknown code reads as not answered. */
function createAnswerCodec<Word extends string>(codes: Record<Word, number>) {
  const words = Object.keys(codes) as Word[];
  return {
    read: (code: number | null): Word | null => words.find((word) => codes[word] === code) ?? null,
    write: (word: Word | null): number | null => (word === null ? null : codes[word]),
  };
}

const yesNo = createAnswerCodec(screeningCodes.yesNo);
const covid = createAnswerCodec(screeningCodes.covid);
const diabetes = createAnswerCodec(screeningCodes.diabetes);
const chemotherapy = createAnswerCodec(screeningCodes.chemotherapy);
const lastTime = createAnswerCodec(screeningCodes.lastTime);
const smoker = createAnswerCodec(screeningCodes.smoker);

/** The answers by section, in the order in which they are shown (IC-083). */
export function readScreening(response: ScreeningResponse) {
  return {
    general: {
      heightFeet: response.HeightFeet,
      heightInches: response.HeightInches,
      weightPounds: response.WeightPlbs,
      hasDiabetes: yesNo.read(response.HasDiabetes),
      diabetesType: diabetes.read(response.DiabetesType),
      glucoseMonitor: yesNo.read(response.OnBodyGlucoseMonitor),
      historyOfCancer: yesNo.read(response.HistoryOfCancer),
      copd: yesNo.read(response.COPD),
      lungFibrosis: yesNo.read(response.LungFibrosis),
      asthma: yesNo.read(response.Asthma),
      highFever: yesNo.read(response.HighFever),
      weightLoss: yesNo.read(response.WeightLoss),
      bloodWhileCoughing: yesNo.read(response.BloodWhileCoughing),
      currentSymptoms: response.CurrentSymptomsDetails,
      covid: covid.read(response.CovidResponseID),
      chemotherapy: chemotherapy.read(response.Chemotherapy),
      wheelchair: yesNo.read(response.Wheelchair),
      walker: yesNo.read(response.Walker),
      interpreter: yesNo.read(response.Interpreter),
      assistance: response.AssistanceDetails,
    },
    mri: {
      hasMetal: yesNo.read(response.HasMetal),
      titaniumRod: yesNo.read(response.TitaniumRod),
      eyeInjury: yesNo.read(response.EyeInjury),
      aneurysm: yesNo.read(response.Aneurysm),
      pacemaker: yesNo.read(response.HasPaceMaker),
      claustrophobia: yesNo.read(response.HasClautrophobia),
    },
    breast: {
      lastMammogram: lastTime.read(response.LastMammogram),
      /** YYYY-MM-DD. */
      lastMammogramDate: response.LastMammogramDT,
      breastPain: yesNo.read(response.BreastPain),
      nippleDischarge: yesNo.read(response.NippleDischarge),
      lumps: yesNo.read(response.LumpsInBreast),
      implants: yesNo.read(response.BreastImplants),
    },
    contrast: {
      iodineAllergy: yesNo.read(response.AllergyIodine),
      highBloodPressure: yesNo.read(response.HighBP),
      kidneyProblems: yesNo.read(response.HistoryOfKidneyProblems),
      currentMedications: response.CurrentMedications,
      surgeryPast90Days: yesNo.read(response.SurgeryPast90Days),
      smoker: smoker.read(response.IsSmoker),
      cigarettesPerDay: response.CigarettesPerDay,
      smokerYears: response.ActiveSmokerYears,
    },
    dexa: {
      lastDexa: lastTime.read(response.LastDexa),
      /** YYYY-MM-DD. */
      lastDexaDate: response.LastDexaDT,
    },
  };
}

export type Screening = ReturnType<typeof readScreening>;
export type ScreeningSection = keyof Screening;

/** What a patient answered about their health, for the center. */
export interface HealthAnswers {
  screening: Screening;
  /** Names of the medical conditions that the patient selected in the settings. */
  conditions: readonly string[];
}

/** Writes the answers as the API stores them, the other direction of `readScreening`. */
export const writeScreening = ({ general, mri, breast, contrast, dexa }: Screening): Complete<ScreeningResponse> => ({
  HeightFeet: general.heightFeet,
  HeightInches: general.heightInches,
  WeightPlbs: general.weightPounds,
  HasDiabetes: yesNo.write(general.hasDiabetes),
  DiabetesType: diabetes.write(general.diabetesType),
  OnBodyGlucoseMonitor: yesNo.write(general.glucoseMonitor),
  HistoryOfCancer: yesNo.write(general.historyOfCancer),
  COPD: yesNo.write(general.copd),
  LungFibrosis: yesNo.write(general.lungFibrosis),
  Asthma: yesNo.write(general.asthma),
  HighFever: yesNo.write(general.highFever),
  WeightLoss: yesNo.write(general.weightLoss),
  BloodWhileCoughing: yesNo.write(general.bloodWhileCoughing),
  CurrentSymptomsDetails: general.currentSymptoms,
  CovidResponseID: covid.write(general.covid),
  Chemotherapy: chemotherapy.write(general.chemotherapy),
  Wheelchair: yesNo.write(general.wheelchair),
  Walker: yesNo.write(general.walker),
  Interpreter: yesNo.write(general.interpreter),
  AssistanceDetails: general.assistance,
  HasMetal: yesNo.write(mri.hasMetal),
  TitaniumRod: yesNo.write(mri.titaniumRod),
  EyeInjury: yesNo.write(mri.eyeInjury),
  Aneurysm: yesNo.write(mri.aneurysm),
  HasPaceMaker: yesNo.write(mri.pacemaker),
  HasClautrophobia: yesNo.write(mri.claustrophobia),
  LastMammogram: lastTime.write(breast.lastMammogram),
  LastMammogramDT: breast.lastMammogramDate,
  BreastPain: yesNo.write(breast.breastPain),
  NippleDischarge: yesNo.write(breast.nippleDischarge),
  LumpsInBreast: yesNo.write(breast.lumps),
  BreastImplants: yesNo.write(breast.implants),
  AllergyIodine: yesNo.write(contrast.iodineAllergy),
  HighBP: yesNo.write(contrast.highBloodPressure),
  HistoryOfKidneyProblems: yesNo.write(contrast.kidneyProblems),
  CurrentMedications: contrast.currentMedications,
  SurgeryPast90Days: yesNo.write(contrast.surgeryPast90Days),
  IsSmoker: smoker.write(contrast.smoker),
  CigarettesPerDay: contrast.cigarettesPerDay,
  ActiveSmokerYears: contrast.smokerYears,
  LastDexa: lastTime.write(dexa.lastDexa),
  LastDexaDT: dexa.lastDexaDate,
});

/**
 * Cigarettes per day times years times 365: a lifetime total, whatever the specification calls it (IC-089, D114).
 * Null when either is unknown.
 */
export function cigaretteTotal(perDay: number | null, years: number | null): number | null {
  return perDay === null || years === null ? null : perDay * years * 365;
}

const sectionsByType: Partial<Record<string, readonly ScreeningSection[]>> = {
  MRI: ['mri'],
  'Breast MRI': ['mri', 'breast'],
  Mammogram: ['breast'],
  'Breast Ultrasound': ['breast'],
  CT: ['contrast'],
  PET: ['contrast'],
  Nuclear: ['contrast'],
  DEXA: ['dexa'],
};

/** Lists the sections that a scan needs answers to, by the name of its type and its full name. */
export function listSectionsOfScan({ scanType, scanName }: { scanType: string; scanName: string }): ScreeningSection[] {
  const sections = sectionsByType[scanType] ?? [];
  const withContrast = /\bwith (and without )?contrast/i.test(scanName);
  return ['general', ...sections, ...(withContrast && !sections.includes('contrast') ? (['contrast'] as const) : [])];
}

/** Lists the sections with at least one answered question (IC-082). */
export function listAnsweredSections(screening: Screening): ScreeningSection[] {
  const sections = Object.keys(screening) as ScreeningSection[];
  return sections.filter((section) => Object.values(screening[section]).some((answer) => answer !== null));
}
