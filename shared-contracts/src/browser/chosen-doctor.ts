import { isRecord, createJsonStorage } from './json-storage';
import { tabStorage } from './web-storage';

/** A doctor chosen on their page before the request began (PR-091, PR-092). */
export interface ChosenDoctor {
  id: number;
  firstName: string;
  lastName: string;
  phone?: string;
}

const isDoctor = (value: unknown): value is ChosenDoctor =>
  isRecord(value) && typeof value.id === 'number' && typeof value.firstName === 'string' && typeof value.lastName === 'string';

/** The doctor chosen before in this tab; cleared when a request is finished. */
export const chosenDoctorStorage = createJsonStorage(tabStorage, 'scanharbor.chosen-doctor', isDoctor);
