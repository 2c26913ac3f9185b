import { type Screening } from '@scanharbor/shared-contracts/domain/screening';

/** Answers that decide whether a scan is safe or possible, in the order of their weight. */
const flagged: { key: keyof Screening; label: string }[] = [
  { key: 'hasPacemaker', label: 'Pacemaker' },
  { key: 'hasMetal', label: 'Metal in the body' },
  { key: 'aneurysm', label: 'Aneurysm clip' },
  { key: 'allergyIodine', label: 'Iodine allergy' },
  { key: 'historyOfKidneyProblems', label: 'Kidney problems' },
  { key: 'hasClaustrophobia', label: 'Claustrophobia' },
  { key: 'wheelchair', label: 'Wheelchair' },
  { key: 'interpreter', label: 'Interpreter' },
];

export interface SafetyFlag {
  label: string;
  /** The patient did not know: to be asked before the scan. */
  unsure: boolean;
}

/** What staff must know before they book: a yes, or an unsure, to a safety question. */
export const safetyFlags = (answers: Screening): SafetyFlag[] =>
  flagged.flatMap(({ key, label }) => (answers[key] === 1 || answers[key] === 2 ? [{ label, unsure: answers[key] === 2 }] : []));

/** Whether any question at all was answered: no flags then means something else. */
export const isAnswered = (answers: Screening) => Object.values(answers).some((value) => value !== null && value !== undefined);
