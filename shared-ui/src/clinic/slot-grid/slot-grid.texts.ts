import { type SlotState } from './slot-rules';

/** Texts of the time picker. */
export const slotGridTexts = {
  outside: 'outside what the patient asked for',
  taken: 'already taken',
  legend: 'Dashed times are outside what the patient asked for. Times struck through are already taken.',
  time: 'Time',
  band: (from: string, to: string): string => `${from} to ${to}`,
  showAll: 'Show all hours',
  showOffered: 'Show only hours on offer',
  none: 'The patient has offered no times.',
} as const;

/** Returns why a time cannot be picked, or undefined when it can. */
export const slotReason = (state: SlotState): string | undefined => (state === 'open' ? undefined : slotGridTexts[state]);
