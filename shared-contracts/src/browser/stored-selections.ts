import { type TimeWindow } from '../domain/slots';
import { isRecord, createJsonStorage } from './json-storage';
import { browserStorage } from './web-storage';

/** Choices of step 1, restored on a later visit of the request page. The zip is the only personal data (D60). */
export interface StoredSelections {
  scanServiceId?: number;
  zipCode?: string;
  miles?: number;
  selfPay?: boolean;
  /** Any time over the next two weeks. */
  isAnyTime?: boolean;
  windows?: TimeWindow[];
  /** True when the step was complete: the flow may submit it automatically, once (D59). */
  valid?: boolean;
}

interface Entry {
  version: number;
  /** ISO time. */
  storedAt: string;
  selections: StoredSelections;
}

const version = 1;
const maxAgeDays = 90;
const dayMs = 86_400_000;

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && value.version === version && typeof value.storedAt === 'string' && isRecord(value.selections);

/** Key of the selections in local storage. */
export const selectionsKey = 'scanharbor.request-selections';

const entry = createJsonStorage(browserStorage, selectionsKey, isEntry);

/** The selections of step 1 in local storage (PR-025, PR-063). Selections older than 90 days or of another version are ignored. */
export const selectionStorage = {
  save: (selections: StoredSelections) => entry.save({ version, storedAt: new Date().toISOString(), selections }),
  read: (): StoredSelections | undefined => {
    const found = entry.read();
    return found && Date.now() - Date.parse(found.storedAt) <= maxAgeDays * dayMs ? found.selections : undefined;
  },
  clear: entry.clear,
};
