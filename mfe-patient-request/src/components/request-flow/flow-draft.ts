import { type EditableRequest, type RequestIds } from '@scanharbor/shared-contracts/domain/scan-request';
import { type StoredSelections } from '@scanharbor/shared-contracts/domain/stored-selections';
import { emptyPerson, type PersonValues } from '@scanharbor/shared-contracts/forms/person';
import {
  emptyStepOne,
  emptyStepThree,
  type InsuranceValues,
  type StepOneValues,
  type StepThreeValues,
} from '@scanharbor/shared-contracts/forms/request-steps';
import { type StoredSteps, withThreeStored, withTwoStored } from './stored-steps';

export type StepNumber = 1 | 2 | 3 | 4;

/** All typed answers of a request that is not sent yet. Card data and passwords are never part of it. */
export interface FlowDraft {
  step: StepNumber;
  ids: RequestIds;
  one: StepOneValues;
  person: PersonValues;
  three: StepThreeValues;
  four: InsuranceValues;
  /** Not in a draft that an earlier version kept: nothing counts as stored there. */
  stored?: StoredSteps;
}

/** Key of the draft of a stored request or record that is edited. */
export const editDraft = ({ progressId, requestId }: RequestIds) => `request-edit-${progressId ?? 'none'}-${requestId ?? 'none'}`;

export const emptyDraft: FlowDraft = {
  step: 1,
  ids: {},
  one: emptyStepOne,
  person: emptyPerson,
  three: emptyStepThree,
  four: { insurerId: '', memberId: '' },
};

/** A request that begins with what is already known of step 1 (PR-063). */
export function draftOfSelections(known: StoredSelections): FlowDraft {
  const availability = known.isAnyTime ? 'flexible' : known.windows?.length ? 'specific' : '';
  return {
    ...emptyDraft,
    one: {
      scanServiceId: known.scanServiceId === undefined ? '' : String(known.scanServiceId),
      zipCode: known.zipCode ?? '',
      miles: known.miles === undefined ? '' : String(known.miles),
      payment: known.selfPay === undefined ? '' : known.selfPay ? 'self-pay' : 'insurance',
      availability,
      windows: known.windows ?? [],
    },
  };
}

/** The answers of step 1 as they are kept on the device (PR-025). */
export function selectionsOf(one: StepOneValues, valid: boolean): StoredSelections {
  return {
    ...(one.scanServiceId ? { scanServiceId: Number(one.scanServiceId) } : {}),
    ...(one.zipCode ? { zipCode: one.zipCode } : {}),
    ...(one.miles ? { miles: Number(one.miles) } : {}),
    ...(one.payment ? { selfPay: one.payment === 'self-pay' } : {}),
    ...(one.availability ? { isAnyTime: one.availability === 'flexible', windows: one.windows } : {}),
    ...(valid ? { valid } : {}),
  };
}

/** The step at which a record in progress goes on: the first one without answers. A sent request opens at step 1. */
function stepReached(stored: EditableRequest): StepNumber {
  if (stored.requestId !== undefined) return 1;
  return stored.reason && stored.doctorLastName ? 4 : 3;
}

/** A stored request as answers of all four steps (PR-301 to PR-304). */
export function draftOfStored(stored: EditableRequest): FlowDraft {
  const draft: FlowDraft = {
    ...emptyDraft,
    step: stepReached(stored),
    ids: { progressId: stored.progressId, requestId: stored.requestId },
    one: {
      scanServiceId: String(stored.scanServiceId),
      zipCode: stored.zipCode,
      miles: String(stored.miles),
      payment: stored.selfPay ? 'self-pay' : 'insurance',
      availability: stored.isAnyTime || stored.windows.length === 0 ? 'flexible' : 'specific',
      windows: stored.windows,
    },
    three: {
      doctorId: null,
      doctorFirstName: stored.doctorFirstName,
      doctorLastName: stored.doctorLastName,
      doctorPhone: stored.doctorPhone,
      reason: stored.reason,
      blobId: stored.blobId ?? '',
      fileName: stored.fileName ?? '',
      willBring: stored.willBringPrescription,
      covid: stored.covidResponse === undefined ? '' : String(stored.covidResponse),
    },
    four: { insurerId: stored.insurer ? String(stored.insurer.id) : '', memberId: stored.memberId },
  };
  return withThreeStored(withTwoStored(draft, draft, draft.ids), draft.three);
}
