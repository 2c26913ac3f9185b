import { isRecord, storedJson } from './stored-json';

/** A doctor whose page was visited before the request began (PR-091, PR-092). */
interface ChosenDoctor {
  id: number;
  firstName: string;
  lastName: string;
  phone?: string;
}

const isDoctor = (value: unknown): value is ChosenDoctor =>
  isRecord(value) && typeof value.id === 'number' && typeof value.firstName === 'string' && typeof value.lastName === 'string';

/** The doctor chosen earlier in this tab; cleared when a request is finished. */
export const chosenDoctor = storedJson(() => sessionStorage, 'scanharbor.chosen-doctor', isDoctor);
