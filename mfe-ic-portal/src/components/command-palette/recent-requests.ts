import { createJsonStorage } from '@scanharbor/shared-contracts/browser/json-storage';
import { tabStorage } from '@scanharbor/shared-contracts/browser/web-storage';

const maxRecent = 5;

const areIds = (value: unknown): value is number[] => Array.isArray(value) && value.every((id) => Number.isInteger(id));

/** In the tab only, and numbers only: names of patients are never stored. */
const storageFor = (userId: number | undefined) => createJsonStorage(tabStorage, `scanharbor.portal-recent.${userId ?? ''}`, areIds);

/** Lists the requests that a user opened last in this tab, the last one first. */
export const listRecentRequests = (userId: number | undefined): number[] => storageFor(userId).read() ?? [];

/** Records that a user opened a request. */
export function recordRecentRequest(userId: number | undefined, requestId: number): void {
  const others = listRecentRequests(userId).filter((id) => id !== requestId);
  storageFor(userId).save([requestId, ...others].slice(0, maxRecent));
}
