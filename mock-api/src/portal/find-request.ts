import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { findVisibleRow, type FullRequest } from '../db/queries/requests';
import { errors } from '../http/errors';
import { texts } from '../texts';
import { describeEnding } from './last-change';
import { type Scope } from './scope';

/**
 * Returns a request with its details when the practice can view it; otherwise throws 404, with who of the practice rejected it [API-032].
 */
export async function findVisibleRequest(context: Context, scope: Scope, requestId: number): Promise<FullRequest> {
  const { db, trail } = context;
  const row = await findVisibleRow(db, requestId, [...scope.locations.keys()]);
  if (!row) {
    const ending = await describeEnding(context, scope, requestId, 'rejected');
    throw ending === undefined ? errors.notFound(texts.requestUnknown) : errors.notFound(ending).with({ ending });
  }
  noteRead(trail, [row.request], requestId);
  return row;
}
