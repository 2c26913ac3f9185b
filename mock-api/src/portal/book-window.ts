import { and, eq } from 'drizzle-orm';
import { type Context } from '../context';
import { requestWindows } from '../db/schema/index';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { earliestIn } from '../requests/windows';
import { texts } from '../texts';
import { type Agreed } from './agree';
import { book } from './book';
import { type Scope } from './scope';

interface WindowWanted extends Agreed {
  requestId: number;
  windowId: number;
  locationId: number;
  /** Wall-clock time at the location; the first free one of the window without it. */
  start?: string | undefined;
}

/** Books in a window of the request and gives the time; a window that has ended is refused [API-076]. */
export async function bookWindow(context: Context, scope: Scope, caller: SignedIn, wanted: WindowWanted): Promise<string> {
  const { db, clock } = context;
  const { requestId, windowId, locationId, start, ...agreed } = wanted;
  const [window] = await db
    .select()
    .from(requestWindows)
    .where(and(eq(requestWindows.id, windowId), eq(requestWindows.requestId, requestId)));
  const location = scope.locations.get(locationId);
  if (!location) throw errors.badRequest(texts.foreignLocation);
  if (!window) throw errors.badRequest(texts.windowUnknown);
  if (window.close <= earliestIn(location.timeZone, 0, clock.now())) throw errors.badRequest(texts.windowEnded);
  if (start !== undefined && (start < window.open || start >= window.close)) throw errors.badRequest(texts.timeNotOffered);
  return book(context, scope, caller, { requestId, locationId, time: start ?? window, agreed });
}
