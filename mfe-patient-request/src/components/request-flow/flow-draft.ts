import { type EditableRequest, type RequestIds } from '@scanharbor/shared-contracts/domain/scan-request';
import { type ChosenDoctor } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { type StoredSelections } from '@scanharbor/shared-contracts/browser/stored-selections';
import { emptyPerson, type PersonValues } from '@scanharbor/shared-contracts/forms/person';
import {
  emptyStepOne,
  emptyStepThree,
  type InsuranceValues,
  type StepOneValues,
  type StepThreeValues,
} from '@scanharbor/shared-contracts/forms/request-steps';

export type StepNumber = 1 | 2 | 3 | 4;

/** Answers of steps 2 and 3 as the server stores them, each serialized for comparison with what was typed since. */
interface SavedSteps {
  two?: string;
  three?: string;
}

/** All typed answers of a request that is not sent yet. Card data and passwords are never part of it. */
export interface FlowDraft {
  step: StepNumber;
  ids: RequestIds;
  one: StepOneValues;
  person: PersonValues;
  three: StepThreeValues;
  four: InsuranceValues;
  /** Missing in drafts of older releases: then no step counts as saved. */
  stored?: SavedSteps;
  /** The doctor chosen before the request whose name is in step 3; another choice replaces it, a later answer stays. */
  chosenDoctorId?: number;
}

/** Key of the draft of a new request. */
export const newRequestDraftKey = 'request-flow';

/** Key of the draft of a stored request or record in progress that is edited. */
export const getEditDraftKey = ({ progressId, requestId }: RequestIds) => `request-edit-${progressId ?? 'none'}-${requestId ?? 'none'}`;

export const emptyDraft: FlowDraft = {
  step: 1,
  ids: {},
  one: emptyStepOne,
  person: emptyPerson,
  three: emptyStepThree,
  four: { insurerId: '', memberId: '' },
};

/** Creates the draft of a new request from the answers of step 1 that are stored on the device (PR-063). */
export function toDraftFromSelections(selections: StoredSelections): FlowDraft {
  const availability = selections.isAnyTime ? 'flexible' : selections.windows?.length ? 'specific' : '';
  return {
    ...emptyDraft,
    one: {
      scanServiceId: selections.scanServiceId === undefined ? '' : String(selections.scanServiceId),
      zipCode: selections.zipCode ?? '',
      miles: selections.miles === undefined ? '' : String(selections.miles),
      payment: selections.selfPay === undefined ? '' : selections.selfPay ? 'self-pay' : 'insurance',
      availability,
      windows: selections.windows ?? [],
    },
  };
}

/** Puts a doctor chosen on another page into step 3, once per choice (PR-092). */
export function withChosenDoctor(draft: FlowDraft, doctor: ChosenDoctor | undefined): FlowDraft {
  if (!doctor || draft.chosenDoctorId === doctor.id) return draft;
  const { id, firstName, lastName, phone = '' } = doctor;
  const three = { ...draft.three, doctorId: id, doctorFirstName: firstName, doctorLastName: lastName, doctorPhone: phone };
  return { ...draft, three, chosenDoctorId: id };
}

/** Converts the answers of step 1 to the form in which the device stores them (PR-025). */
export function toSelections(one: StepOneValues, valid: boolean): StoredSelections {
  return {
    ...(one.scanServiceId ? { scanServiceId: Number(one.scanServiceId) } : {}),
    ...(one.zipCode ? { zipCode: one.zipCode } : {}),
    ...(one.miles ? { miles: Number(one.miles) } : {}),
    ...(one.payment ? { selfPay: one.payment === 'self-pay' } : {}),
    ...(one.availability ? { isAnyTime: one.availability === 'flexible', windows: one.windows } : {}),
    ...(valid ? { valid } : {}),
  };
}

/** Returns the step at which a stored record opens: the first one without answers; step 1 for a sent request. */
function getReachedStep(stored: EditableRequest): StepNumber {
  if (stored.requestId !== undefined) return 1;
  return stored.reason && stored.doctorLastName ? 4 : 3;
}

/** Converts a stored request to answers of all four steps (PR-301 to PR-304). */
export function toDraftFromStored(stored: EditableRequest): FlowDraft {
  const draft: FlowDraft = {
    ...emptyDraft,
    step: getReachedStep(stored),
    ids: { progressId: stored.progressId, requestId: stored.requestId },
    one: {
      scanServiceId: String(stored.scanServiceId),
      zipCode: stored.zipCode,
      miles: String(stored.miles),
      payment: stored.selfPay ? 'self-pay' : 'insurance',
      availability: stored.isAnyTime || stored.windows.length === 0 ? 'flexible' : 'specific',
      windows: stored.windows,
      locationId: stored.locationIds?.[0],
    },
    three: {
      doctorId: stored.doctorId ?? null,
      doctorFirstName: stored.doctorFirstName,
      doctorLastName: stored.doctorLastName,
      doctorPhone: stored.doctorPhone,
      reason: stored.reason,
      blobId: stored.blobId ?? '',
      fileName: stored.fileName ?? '',
      morePages: stored.morePages,
      willBring: stored.willBringPrescription,
      covid: stored.covidResponse === undefined ? '' : String(stored.covidResponse),
    },
    four: { insurerId: stored.insurer ? String(stored.insurer.id) : '', memberId: stored.memberId },
  };
  return markStepThreeSaved(markStepTwoSaved(draft, draft, draft.ids), draft.three);
}

// Without the payment method: step 4 asks for it again, always sends it, and requires the file that insurance needs (PR-115).
const serializeStepTwo = ({ ids, one, person }: FlowDraft) =>
  JSON.stringify([
    ids.progressId,
    [one.scanServiceId, one.zipCode, one.miles, one.availability, one.windows.map(({ open, close }) => [open, close])],
    ...(one.locationId === undefined ? [] : [one.locationId]),
    [person.firstName, person.lastName, person.email, person.phone, person.dob, person.allowTexts],
  ]);

const serializeStepThree = ({ ids }: FlowDraft, three: StepThreeValues) =>
  JSON.stringify([
    ids.progressId,
    [three.doctorId, three.doctorFirstName, three.doctorLastName, three.doctorPhone, three.reason],
    [three.blobId, three.willBring, three.covid],
    // Left out without any, as in the drafts of older releases.
    ...(three.morePages?.length ? [three.morePages.map(({ blobId }) => blobId)] : []),
  ]);

/** Returns `draft` after the server stored the answers `sent` of steps 1 and 2 on the record of `ids`. */
export const markStepTwoSaved = (draft: FlowDraft, sent: FlowDraft, ids: RequestIds): FlowDraft => ({
  ...draft,
  ids,
  stored: { ...draft.stored, two: serializeStepTwo({ ...sent, ids }) },
});

/** Returns `draft` after the server stored the answers `three` on its record. */
export const markStepThreeSaved = (draft: FlowDraft, three: StepThreeValues): FlowDraft => ({
  ...draft,
  stored: { ...draft.stored, three: serializeStepThree(draft, three) },
});

/**
 * Returns the last step that may be shown. A step changed since it was stored is stored again first, so that a patient
 * never checks and sends other answers than those of the record (PR-013, PR-118).
 */
export function getLastOpenStep(draft: FlowDraft): StepNumber {
  if (draft.ids.progressId === undefined || draft.stored?.two !== serializeStepTwo(draft)) return 2;
  return draft.stored.three === serializeStepThree(draft, draft.three) ? 4 : 3;
}
