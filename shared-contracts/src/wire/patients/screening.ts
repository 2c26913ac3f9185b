import { z } from 'zod';
import { screeningCodes, screeningLimits, screeningTextLength } from '../../domain/screening-codes';
import { bookingCard } from '../bookings/card';
import { idText } from '../values';

const code = z.number().nullable();
const text = z.string().nullable();

/** Screening questions in the spelling of the specification; null is 'not asked' (SC-339 to SC-343). */
const screening = z.object({
  HeightFeet: code,
  HeightInches: code,
  WeightPlbs: code,
  HasDiabetes: code,
  DiabetesType: code,
  OnBodyGlucoseMonitor: code,
  HistoryOfCancer: code,
  COPD: code,
  LungFibrosis: code,
  Asthma: code,
  HighFever: code,
  WeightLoss: code,
  BloodWhileCoughing: code,
  CurrentSymptomsDetails: text,
  CovidResponseID: code,
  Chemotherapy: code,
  Wheelchair: code,
  Walker: code,
  Interpreter: code,
  AssistanceDetails: text,
  HasMetal: code,
  TitaniumRod: code,
  EyeInjury: code,
  Aneurysm: code,
  HasPaceMaker: code,
  HasClautrophobia: code,
  LastMammogram: code,
  LastMammogramDT: text,
  BreastPain: code,
  NippleDischarge: code,
  LumpsInBreast: code,
  BreastImplants: code,
  AllergyIodine: code,
  HighBP: code,
  HistoryOfKidneyProblems: code,
  CurrentMedications: text,
  SurgeryPast90Days: code,
  IsSmoker: code,
  CigarettesPerDay: code,
  ActiveSmokerYears: code,
  LastDexa: code,
  LastDexaDT: text,
});
screening.register(z.globalRegistry, { id: 'ScreeningQuestions' });

const oneOf = (codes: Record<string, number>) => z.literal(Object.values(codes)).nullish();
const number = ({ min, max }: { min: number; max: number }) => z.int().min(min).max(max).nullish();
const yesNo = oneOf(screeningCodes.yesNo);
const lastTime = oneOf(screeningCodes.lastTime);
const screeningText = z.string().trim().max(screeningTextLength).nullish();
const date = z.iso.date().nullish();

/** Answers as the patient sends them: the changed ones; null takes an answer back. */
const screeningAnswers = z.object({
  HeightFeet: number(screeningLimits.heightFeet),
  HeightInches: number(screeningLimits.heightInches),
  WeightPlbs: number(screeningLimits.weightPounds),
  HasDiabetes: yesNo,
  DiabetesType: oneOf(screeningCodes.diabetes),
  OnBodyGlucoseMonitor: yesNo,
  HistoryOfCancer: yesNo,
  COPD: yesNo,
  LungFibrosis: yesNo,
  Asthma: yesNo,
  HighFever: yesNo,
  WeightLoss: yesNo,
  BloodWhileCoughing: yesNo,
  CurrentSymptomsDetails: screeningText,
  CovidResponseID: oneOf(screeningCodes.covid),
  Chemotherapy: oneOf(screeningCodes.chemotherapy),
  Wheelchair: yesNo,
  Walker: yesNo,
  Interpreter: yesNo,
  AssistanceDetails: screeningText,
  HasMetal: yesNo,
  TitaniumRod: yesNo,
  EyeInjury: yesNo,
  Aneurysm: yesNo,
  HasPaceMaker: yesNo,
  HasClautrophobia: yesNo,
  LastMammogram: lastTime,
  LastMammogramDT: date,
  BreastPain: yesNo,
  NippleDischarge: yesNo,
  LumpsInBreast: yesNo,
  BreastImplants: yesNo,
  AllergyIodine: yesNo,
  HighBP: yesNo,
  HistoryOfKidneyProblems: yesNo,
  CurrentMedications: screeningText,
  SurgeryPast90Days: yesNo,
  IsSmoker: oneOf(screeningCodes.smoker),
  CigarettesPerDay: number(screeningLimits.cigarettesPerDay),
  ActiveSmokerYears: number(screeningLimits.smokerYears),
  LastDexa: lastTime,
  LastDexaDT: date,
} satisfies Record<keyof ScreeningResponse, z.ZodType>);
screeningAnswers.register(z.globalRegistry, { id: 'ScreeningAnswers' });

export const screeningFields = Object.keys(screening.shape) as (keyof ScreeningResponse)[];

/** Ours: the patient's own answers, which the documents show only where centers read them. */
export const patientsScreeningWire = {
  'GET patients/screening': { response: z.object({ data: screening }) },
  'PATCH patients/screening': { body: screeningAnswers, response: z.object({ data: screening }) },
} as const;

/** Wire shapes of patient data for centers. */
export const patientsPortalWire = {
  'GET patients/screening-questions/:patientId': {
    params: z.object({ patientId: idText }),
    /** Ours: the medical conditions that the patient selected, by name; missing from an older API. */
    response: z.object({ data: screening, conditions: z.array(z.string()).optional() }),
  },
  'GET patients/booking/:bookingId': {
    params: z.object({ bookingId: idText }),
    query: z.object({ patient_id: idText }),
    response: z.object({ results: z.array(bookingCard) }),
  },
} as const;

export type ScreeningResponse = z.infer<typeof screening>;
export type ScreeningBody = z.infer<typeof screeningAnswers>;
