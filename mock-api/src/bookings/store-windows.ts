import { type TimeWindow, writeSlots } from '@scanharbor/shared-contracts/domain/slots';
import { type Database } from '../db/database';
import { listWindows, replaceWindows } from '../db/queries/request-windows';
import { updateRequest } from '../db/queries/requests';

const formatSorted = (windows: TimeWindow[]) =>
  writeSlots([...windows].sort((a, b) => a.open.localeCompare(b.open) || a.close.localeCompare(b.close)));

/** Replaces the times of a request and stores when; the same times change nothing and return false. */
export async function storeWindows(db: Database, requestId: number, windows: TimeWindow[], now: Date): Promise<boolean> {
  if (formatSorted(await listWindows(db, requestId)) === formatSorted(windows)) return false;
  await replaceWindows(db, requestId, windows);
  await updateRequest(db, requestId, { timesChangedAt: now });
  return true;
}
