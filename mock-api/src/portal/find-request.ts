import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { findVisibleRow, type FullRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { type Scope } from './scope';

/** Returns a request with its details when the practice can view it; otherwise throws 404 [API-032]. */
export async function findVisibleRequest({ db, trail }: Context, scope: Scope, requestId: number): Promise<FullRequest> {
  const row = await findVisibleRow(db, requestId, [...scope.locations.keys()]);
  if (!row) throw errors.notFound(texts.requestUnknown);
  noteRead(trail, [row.request], requestId);
  return row;
}
