import { type ScreeningAnswer } from '../wire/patients/screening';

/** Answers in the given label sets; null was not asked. */
export type YesNo = 'yes' | 'no' | 'unsure' | null;
export type Chemotherapy = 'current' | 'pastYear' | 'twoYearsAgo' | 'overThreeYearsAgo' | 'unsure' | null;
export type LastTime = 'date' | 'first' | 'unsure' | null;
export type Smoker = 'current' | 'past' | 'never' | null;

const pick =
  <Word extends string>(words: Record<number, Word>) =>
  (code: number | null): Word | null =>
    code === null ? null : (words[code] ?? null);

const yesNo = pick({ 1: 'yes', 0: 'no', 2: 'unsure' });
const lastTime = pick({ 1: 'date', 2: 'first', 3: 'unsure' });
const smoker = pick({ 1: 'current', 2: 'past', 3: 'never' });
const diabetes = pick({ 1: 'I', 2: 'II' });
const chemotherapy = pick({ 1: 'current', 2: 'pastYear', 3: 'twoYearsAgo', 4: 'overThreeYearsAgo', 5: 'unsure' });

/**
 * Cigarettes per day times years times 365: a lifetime total, whatever the specification calls it (IC-089, D114).
 * Null when either is not known.
 */
export function cigaretteTotal(perDay: number | null, years: number | null): number | null {
  return perDay === null || years === null ? null : perDay * years * 365;
}

/** The answers by section, in the order in which they are shown (IC-083). */
export function readScreening(answer: ScreeningAnswer) {
  return {
    general: {
      heightFeet: answer.HeightFeet,
      heightInches: answer.HeightInches,
      weightPounds: answer.WeightPlbs,
      hasDiabetes: yesNo(answer.HasDiabetes),
      diabetesType: diabetes(answer.DiabetesType),
      glucoseMonitor: yesNo(answer.OnBodyGlucoseMonitor),
      historyOfCancer: yesNo(answer.HistoryOfCancer),
      copd: yesNo(answer.COPD),
      lungFibrosis: yesNo(answer.LungFibrosis),
      asthma: yesNo(answer.Asthma),
      highFever: yesNo(answer.HighFever),
      weightLoss: yesNo(answer.WeightLoss),
      bloodWhileCoughing: yesNo(answer.BloodWhileCoughing),
      currentSymptoms: answer.CurrentSymptomsDetails,
      covid: yesNo(answer.CovidResponseID),
      chemotherapy: chemotherapy(answer.Chemotherapy),
      wheelchair: yesNo(answer.Wheelchair),
      walker: yesNo(answer.Walker),
      interpreter: yesNo(answer.Interpreter),
      assistance: answer.AssistanceDetails,
    },
    mri: {
      hasMetal: yesNo(answer.HasMetal),
      titaniumRod: yesNo(answer.TitaniumRod),
      eyeInjury: yesNo(answer.EyeInjury),
      aneurysm: yesNo(answer.Aneurysm),
      pacemaker: yesNo(answer.HasPaceMaker),
      claustrophobia: yesNo(answer.HasClautrophobia),
    },
    breast: {
      lastMammogram: lastTime(answer.LastMammogram),
      /** YYYY-MM-DD. */
      lastMammogramDate: answer.LastMammogramDT,
      breastPain: yesNo(answer.BreastPain),
      nippleDischarge: yesNo(answer.NippleDischarge),
      lumps: yesNo(answer.LumpsInBreast),
      implants: yesNo(answer.BreastImplants),
    },
    contrast: {
      iodineAllergy: yesNo(answer.AllergyIodine),
      highBloodPressure: yesNo(answer.HighBP),
      kidneyProblems: yesNo(answer.HistoryOfKidneyProblems),
      currentMedications: answer.CurrentMedications,
      surgeryPast90Days: yesNo(answer.SurgeryPast90Days),
      smoker: smoker(answer.IsSmoker),
      cigarettesPerDay: answer.CigarettesPerDay,
      smokerYears: answer.ActiveSmokerYears,
    },
    dexa: {
      lastDexa: lastTime(answer.LastDexa),
      /** YYYY-MM-DD. */
      lastDexaDate: answer.LastDexaDT,
    },
  };
}

export type Screening = ReturnType<typeof readScreening>;
export type ScreeningSection = keyof Screening;

/** The sections of which at least one question was asked (IC-082). */
export function askedSections(screening: Screening): ScreeningSection[] {
  const sections = Object.keys(screening) as ScreeningSection[];
  return sections.filter((section) => Object.values(screening[section]).some((answer) => answer !== null));
}
