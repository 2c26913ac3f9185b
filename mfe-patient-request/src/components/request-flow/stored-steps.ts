import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type FlowDraft, type StepNumber } from './flow-draft';

/** What steps 2 and 3 stored last, each as one text: answers that were typed since are told from it. */
export interface StoredSteps {
  two?: string;
  three?: string;
}

// The way to pay is no part of it: step 4 asks for it as well, always sends it, and asks for the file that insurance needs (PR-115).
const textOfTwo = ({ ids, one, person }: FlowDraft) =>
  JSON.stringify([
    ids.progressId,
    [one.scanServiceId, one.zipCode, one.miles, one.availability, one.windows.map(({ open, close }) => [open, close])],
    [person.firstName, person.lastName, person.email, person.phone, person.dob, person.allowTexts],
  ]);

const textOfThree = ({ ids }: FlowDraft, three: StepThreeValues) =>
  JSON.stringify([
    ids.progressId,
    [three.doctorId, three.doctorFirstName, three.doctorLastName, three.doctorPhone, three.reason],
    [three.blobId, three.willBring, three.covid],
  ]);

/** The draft after step 2 has stored the answers `sent` on the record of `ids`. */
export const withTwoStored = (now: FlowDraft, sent: FlowDraft, ids: FlowDraft['ids']): FlowDraft => ({
  ...now,
  ids,
  stored: { ...now.stored, two: textOfTwo({ ...sent, ids }) },
});

/** The draft after step 3 has stored these answers on its record. */
export const withThreeStored = (now: FlowDraft, three: StepThreeValues): FlowDraft => ({
  ...now,
  stored: { ...now.stored, three: textOfThree(now, three) },
});

/**
 * The last step that may be shown: what was changed since it was stored is stored again first, so that a patient never
 * checks and sends other answers than those of the record (PR-013, PR-118).
 */
export function lastStepOpen(draft: FlowDraft): StepNumber {
  if (draft.ids.progressId === undefined || draft.stored?.two !== textOfTwo(draft)) return 2;
  return draft.stored?.three === textOfThree(draft, draft.three) ? 4 : 3;
}
