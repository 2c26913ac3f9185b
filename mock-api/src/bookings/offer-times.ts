import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { type Context } from '../context';
import { listAvailabilityRequesters } from '../db/queries/request-events';
import { findRequest } from '../db/queries/requests';
import { notifyTimesOffered } from './notifications';
import { storeWindows } from './store-windows';
import { canView } from './visibility';

/**
 * Stores the times that a patient offers, and sends the staff who asked for more an email, once. Staff who no longer see the
 * request, as after a rejection or a new distance, get none.
 */
export async function offerTimes(context: Context, requestId: number, windows: TimeWindow[]): Promise<void> {
  const { db, clock } = context;
  const requesters = await listAvailabilityRequesters(db, requestId);
  if (!(await storeWindows(db, requestId, windows, clock.now()))) return;
  const request = await findRequest(db, requestId);
  if (!request) return;
  for (const staff of requesters) if (await canView(db, staff, request)) await notifyTimesOffered(context, staff, requestId);
}
