import { type Covid, type Screening, type YesNo } from '@scanharbor/shared-contracts/domain/screening';

/** The answers that decide whether a scan is safe or possible, most important first. */
const flagged: { label: string; answer: (screening: Screening) => YesNo | Covid }[] = [
  { label: 'Pacemaker', answer: ({ mri }) => mri.pacemaker },
  { label: 'Metal in the body', answer: ({ mri }) => mri.hasMetal },
  { label: 'Aneurysm clip', answer: ({ mri }) => mri.aneurysm },
  { label: 'Iodine allergy', answer: ({ contrast }) => contrast.iodineAllergy },
  { label: 'Kidney problems', answer: ({ contrast }) => contrast.kidneyProblems },
  { label: 'Claustrophobia', answer: ({ mri }) => mri.claustrophobia },
  { label: 'Wheelchair', answer: ({ general }) => general.wheelchair },
  { label: 'Interpreter', answer: ({ general }) => general.interpreter },
  { label: 'COVID-19 symptoms', answer: ({ general }) => general.covid },
];

interface SafetyFlag {
  label: string;
  /** The patient was unsure, so staff clarify it before the scan. */
  unsure: boolean;
}

/** Lists the safety questions answered with yes or unsure. */
export const safetyFlags = (screening: Screening): SafetyFlag[] =>
  flagged.flatMap(({ label, answer }) => {
    const value = answer(screening);
    return value === 'yes' || value === 'unsure' ? [{ label, unsure: value === 'unsure' }] : [];
  });
