import { scanTypeIds } from './scan-catalog';

type Answers = Record<string, string | number | null>;

const general = (index: number): Answers => ({
  HeightFeet: 5, HeightInches: index % 12, WeightPlbs: 128 + ((index * 17) % 110),
  HasDiabetes: index % 4 === 0 ? 1 : 0, DiabetesType: index % 4 === 0 ? 2 : null, OnBodyGlucoseMonitor: index % 8 === 0 ? 1 : 0,
  HistoryOfCancer: index % 6 === 0 ? 1 : 0, COPD: 0, LungFibrosis: 0, Asthma: index % 3 === 0 ? 1 : 0, HighFever: 0,
  WeightLoss: index % 7 === 0 ? 1 : 0, BloodWhileCoughing: 0,
  CurrentSymptomsDetails: ['Headaches in the morning for three weeks.', 'Pain when climbing stairs.', 'No symptoms, follow-up only.'][index % 3] ?? '',
  CovidResponseID: index % 3, Chemotherapy: index % 6 === 0 ? 3 : null, Wheelchair: index % 9 === 0 ? 1 : 0, Walker: 0,
  Interpreter: index % 5 === 0 ? 1 : 0, AssistanceDetails: index % 5 === 0 ? 'Spanish interpreter, please.' : null,
});

const mri = (index: number): Answers => ({
  HasMetal: index % 5 === 0 ? 1 : 0, TitaniumRod: 0, EyeInjury: index % 11 === 0 ? 2 : 0, Aneurysm: 0, HasPaceMaker: 0,
  HasClautrophobia: index % 2,
});
const breast = (index: number): Answers => ({
  LastMammogram: 1, LastMammogramDT: `2024-0${1 + (index % 9)}-14`, BreastPain: index % 2, NippleDischarge: 0,
  LumpsInBreast: 2, BreastImplants: 0,
});
const contrast = (index: number): Answers => ({
  AllergyIodine: index % 7 === 0 ? 1 : 0, HighBP: index % 3 === 0 ? 1 : 0, HistoryOfKidneyProblems: 0,
  CurrentMedications: 'Lisinopril 10 mg, vitamin D', SurgeryPast90Days: 0, IsSmoker: index % 3 === 0 ? 1 : 3,
  CigarettesPerDay: index % 3 === 0 ? 8 : null, ActiveSmokerYears: index % 3 === 0 ? 12 : null,
});
const dexa: Answers = { LastDexa: 2, LastDexaDT: null };

/** Creates the answers to the questions for the scan. */
export function createScreening(index: number, scanTypeId: number): Answers {
  const breastTypes: number[] = [scanTypeIds.mammogram, scanTypeIds.breastMri, scanTypeIds.breastUltrasound];
  const contrastTypes: number[] = [scanTypeIds.ct, scanTypeIds.pet, scanTypeIds.nuclear];
  return {
    ...general(index),
    ...(scanTypeId === scanTypeIds.mri ? mri(index) : {}),
    ...(breastTypes.includes(scanTypeId) ? breast(index) : {}),
    ...(contrastTypes.includes(scanTypeId) ? contrast(index) : {}),
    ...(scanTypeId === scanTypeIds.dexa ? dexa : {}),
  };
}
