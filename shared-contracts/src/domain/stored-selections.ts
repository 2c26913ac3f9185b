import { type TimeWindow } from './slots';
import { isRecord, storedJson } from './stored-json';

/** What was chosen in step 1, for a later visit of the request page. The zip is the only personal data (D60). */
export interface StoredSelections {
  scanServiceId?: number;
  zipCode?: string;
  miles?: number;
  selfPay?: boolean;
  /** Any time over the next two weeks. */
  isAnyTime?: boolean;
  windows?: TimeWindow[];
  /** The step was complete when it was stored: the flow may save it by itself, once (D59). */
  valid?: boolean;
}

interface Entry {
  version: number;
  /** ISO time. */
  storedAt: string;
  selections: StoredSelections;
}

const version = 1;
const daysKept = 90;
const dayMs = 86_400_000;

const isEntry = (value: unknown): value is Entry =>
  isRecord(value) && value.version === version && typeof value.storedAt === 'string' && isRecord(value.selections);

const entry = storedJson(() => localStorage, 'scanharbor.request-selections', isEntry);

/** The selections of step 1 in local storage (PR-025, PR-063). Older than 90 days or of another version: dropped. */
export const storedSelections = {
  keep: (selections: StoredSelections) => entry.keep({ version, storedAt: new Date().toISOString(), selections }),
  read: (): StoredSelections | undefined => {
    const found = entry.read();
    return found && Date.now() - Date.parse(found.storedAt) <= daysKept * dayMs ? found.selections : undefined;
  },
  clear: entry.clear,
};
