import { getEarliestStart } from '@scanharbor/shared-contracts/domain/time-zone';
import { type Context } from '../context';
import { findWindow } from '../db/queries/request-windows';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { type AgreedTerms } from './agreed-terms';
import { book } from './book';
import { type Scope } from './scope';

interface WindowBookingInput extends AgreedTerms {
  requestId: number;
  windowId: number;
  locationId: number;
  /** Wall-clock time at the location; the first free one of the window without it. */
  start?: string | undefined;
  machineId?: number | undefined;
  canUndo: boolean;
}

/** Books in a window of the request; a window that has ended is rejected [API-076]. */
export async function bookWindow(context: Context, scope: Scope, caller: SignedIn, input: WindowBookingInput) {
  const { db, clock } = context;
  const { requestId, windowId, locationId, start, machineId, canUndo, ...terms } = input;
  const window = await findWindow(db, requestId, windowId);
  const location = scope.locations.get(locationId);
  if (!location) throw errors.badRequest(texts.foreignLocation);
  if (!window) throw errors.badRequest(texts.windowUnknown);
  if (window.close <= getEarliestStart(location.timeZone, 0, clock.now())) throw errors.badRequest(texts.windowEnded);
  if (start !== undefined && (start < window.open || start >= window.close)) throw errors.badRequest(texts.timeNotOffered);
  return book(context, scope, caller, { requestId, locationId, time: start ?? window, machineId, terms, canUndo });
}
