import { type Screening, type ScreeningSection } from '@scanharbor/shared-contracts/domain/screening';
import { screeningLimits } from '@scanharbor/shared-contracts/domain/screening-codes';
import { screeningLabels } from '@scanharbor/shared-contracts/domain/screening-labels';
import { dateTextFromIso, isDateText, isoFromDateText } from '@scanharbor/shared-ui/date-input';
import { object, string } from 'yup';
import { screeningTexts } from './screening.texts';

type Field = { [Section in ScreeningSection]: keyof Screening[Section] }[ScreeningSection];

/** The answers as the form holds them: the label of a choice, numbers and dates as typed; '' is unanswered. */
export type ScreeningValues = Record<Field, string>;

export type Question = (
  | { kind: 'choice'; labels: Readonly<Record<string, string>> }
  | { kind: 'number'; limits: { min: number; max: number } }
  | { kind: 'text' }
  | { kind: 'date' }
) & {
  /** The question that leads to this one, and the answers that do. */
  after?: { field: Field; answers: readonly string[] };
};

type Questions = { [Section in ScreeningSection]: Record<keyof Screening[Section], Question> };

const yesNo: Question = { kind: 'choice', labels: screeningLabels.yesNo };
const text: Question = { kind: 'text' };
const lastTime: Question = { kind: 'choice', labels: screeningLabels.lastTime };
const smokes = { field: 'smoker', answers: ['current', 'past'] } as const;

/** Every question in the order of the form. Questions about details follow the answer that leads to them. */
export const screeningQuestions: Questions = {
  general: {
    heightFeet: { kind: 'number', limits: screeningLimits.heightFeet },
    heightInches: { kind: 'number', limits: screeningLimits.heightInches },
    weightPounds: { kind: 'number', limits: screeningLimits.weightPounds },
    wheelchair: yesNo,
    walker: yesNo,
    interpreter: yesNo,
    assistance: text,
    hasDiabetes: yesNo,
    diabetesType: { kind: 'choice', labels: screeningLabels.diabetes, after: { field: 'hasDiabetes', answers: ['yes'] } },
    glucoseMonitor: { ...yesNo, after: { field: 'hasDiabetes', answers: ['yes'] } },
    historyOfCancer: yesNo,
    chemotherapy: {
      kind: 'choice',
      labels: screeningLabels.chemotherapy,
      after: { field: 'historyOfCancer', answers: ['yes', 'unsure'] },
    },
    copd: yesNo,
    lungFibrosis: yesNo,
    asthma: yesNo,
    highFever: yesNo,
    weightLoss: yesNo,
    bloodWhileCoughing: yesNo,
    covid: { kind: 'choice', labels: screeningLabels.covid },
    currentSymptoms: text,
  },
  mri: { pacemaker: yesNo, hasMetal: yesNo, titaniumRod: yesNo, aneurysm: yesNo, eyeInjury: yesNo, claustrophobia: yesNo },
  breast: {
    lastMammogram: lastTime,
    lastMammogramDate: { kind: 'date', after: { field: 'lastMammogram', answers: ['date'] } },
    breastPain: yesNo,
    nippleDischarge: yesNo,
    lumps: yesNo,
    implants: yesNo,
  },
  contrast: {
    iodineAllergy: yesNo,
    kidneyProblems: yesNo,
    highBloodPressure: yesNo,
    surgeryPast90Days: yesNo,
    currentMedications: text,
    smoker: { kind: 'choice', labels: screeningLabels.smoker },
    cigarettesPerDay: { kind: 'number', limits: screeningLimits.cigarettesPerDay, after: smokes },
    smokerYears: { kind: 'number', limits: screeningLimits.smokerYears, after: smokes },
  },
  dexa: { lastDexa: lastTime, lastDexaDate: { kind: 'date', after: { field: 'lastDexa', answers: ['date'] } } },
};

/** Lists the questions of a section, by field. */
export const listQuestions = (section: ScreeningSection) => Object.entries(screeningQuestions[section]) as [Field, Question][];

const sections = Object.keys(screeningQuestions) as ScreeningSection[];

/** Whether a question follows from the answers given so far. */
export const isAsked = ({ after }: Question, values: ScreeningValues): boolean =>
  after === undefined || after.answers.includes(values[after.field]);

const readAnswer = (question: Question, answer: string) => {
  if (answer.trim() === '') return null;
  if (question.kind === 'number') return Number(answer);
  return question.kind === 'date' ? (isoFromDateText(answer) ?? null) : answer.trim();
};

/** Converts stored answers to the values of the form. */
export function toScreeningValues(screening: Screening): ScreeningValues {
  const format = (answer: string | number | null, { kind }: Question) =>
    kind === 'date' ? dateTextFromIso(String(answer ?? '')) : String(answer ?? '');
  return Object.fromEntries(
    sections.flatMap((section) => {
      const answers: Partial<Record<Field, string | number | null>> = screening[section];
      return listQuestions(section).map(([field, question]) => [field, format(answers[field] ?? null, question)]);
    }),
  ) as ScreeningValues;
}

/** Converts the values of the form to answers; a question that no longer follows from another has none. */
export const toScreening = (values: ScreeningValues): Screening =>
  Object.fromEntries(
    sections.map((section) => [
      section,
      Object.fromEntries(
        listQuestions(section).map(([field, question]) => [field, isAsked(question, values) ? readAnswer(question, values[field]) : null]),
      ),
    ]),
  ) as Screening;

function isValid(question: Question, answer: string): boolean {
  if (answer.trim() === '') return true;
  if (question.kind === 'date') return isDateText(answer);
  if (question.kind !== 'number') return true;
  const { min, max } = question.limits;
  return /^\d+$/.test(answer.trim()) && Number(answer) >= min && Number(answer) <= max;
}

const schemaOf = (question: Question) => {
  const message = question.kind === 'number' ? screeningTexts.number(question.limits) : screeningTexts.date;
  return string().test(
    'answer',
    message,
    (answer, { parent }) => !isAsked(question, parent as ScreeningValues) || isValid(question, answer ?? ''),
  );
};

/** Checks numbers and dates of the questions that are asked. */
export const screeningSchema = object(
  Object.fromEntries(sections.flatMap((section) => listQuestions(section).map(([field, question]) => [field, schemaOf(question)]))),
);
