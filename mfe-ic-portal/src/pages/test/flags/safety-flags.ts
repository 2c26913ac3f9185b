import { type Screening, type YesNo } from '@scanharbor/shared-contracts/domain/screening';

/** Answers that decide whether a scan is safe or possible, in the order of their weight. */
const flagged: { label: string; answer: (screening: Screening) => YesNo }[] = [
  { label: 'Pacemaker', answer: ({ mri }) => mri.pacemaker },
  { label: 'Metal in the body', answer: ({ mri }) => mri.hasMetal },
  { label: 'Aneurysm clip', answer: ({ mri }) => mri.aneurysm },
  { label: 'Iodine allergy', answer: ({ contrast }) => contrast.iodineAllergy },
  { label: 'Kidney problems', answer: ({ contrast }) => contrast.kidneyProblems },
  { label: 'Claustrophobia', answer: ({ mri }) => mri.claustrophobia },
  { label: 'Wheelchair', answer: ({ general }) => general.wheelchair },
  { label: 'Interpreter', answer: ({ general }) => general.interpreter },
];

interface SafetyFlag {
  label: string;
  /** The patient did not know: to be asked before the scan. */
  unsure: boolean;
}

/** What staff must know before they book: a yes, or an unsure, to a safety question. */
export const safetyFlags = (screening: Screening): SafetyFlag[] =>
  flagged.flatMap(({ label, answer }) => {
    const given = answer(screening);
    return given === 'yes' || given === 'unsure' ? [{ label, unsure: given === 'unsure' }] : [];
  });
