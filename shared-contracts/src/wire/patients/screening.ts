import { z } from 'zod';
import { bookingCard } from '../bookings/card';
import { idText } from '../values';

const code = z.number().nullable();
const words = z.string().nullable();

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
  CurrentSymptomsDetails: words,
  CovidResponseID: code,
  Chemotherapy: code,
  Wheelchair: code,
  Walker: code,
  Interpreter: code,
  AssistanceDetails: words,
  HasMetal: code,
  TitaniumRod: code,
  EyeInjury: code,
  Aneurysm: code,
  HasPaceMaker: code,
  HasClautrophobia: code,
  LastMammogram: code,
  LastMammogramDT: words,
  BreastPain: code,
  NippleDischarge: code,
  LumpsInBreast: code,
  BreastImplants: code,
  AllergyIodine: code,
  HighBP: code,
  HistoryOfKidneyProblems: code,
  CurrentMedications: words,
  SurgeryPast90Days: code,
  IsSmoker: code,
  CigarettesPerDay: code,
  ActiveSmokerYears: code,
  LastDexa: code,
  LastDexaDT: words,
});

export const screeningFields = Object.keys(screening.shape) as (keyof ScreeningAnswer)[];

/** Wire shapes of what a center asks about a patient. */
export const patientsPortalWire = {
  'GET patients/screening-questions/:patientId': {
    params: z.object({ patientId: idText }),
    answer: z.object({ data: screening }),
  },
  'GET patients/booking/:bookingId': {
    params: z.object({ bookingId: idText }),
    query: z.object({ patient_id: idText }),
    answer: z.object({ results: z.array(bookingCard) }),
  },
} as const;

export type ScreeningAnswer = z.infer<typeof screening>;
