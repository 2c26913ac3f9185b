import { type RequestHit, readSearchTerms, writeRequestHit } from '@scanharbor/shared-contracts/domain/request-hit';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { type FoundRequest, searchRequests } from '../db/queries/request-search';
import { describeScanName, hoursSince } from './describe-rows';
import { toSelection } from './list-scope';
import { foldText } from './fold-text';
import { type Scope } from './scope';

interface SearchQuery {
  search?: string | undefined;
  ids?: string | undefined;
  limit: number;
  offset?: number | undefined;
}

const describeHit = (found: FoundRequest, now: Date): RequestHit => {
  const { appointment } = found;
  return {
    requestId: found.id,
    patient: { firstName: found.firstName, lastName: found.lastName, dob: found.dob, phone: found.phone },
    modality: found.type.value,
    scanName: describeScanName(found),
    state: appointment ? (appointment.hasStarted ? 'completed' : 'scheduled') : 'open',
    hoursOpened: hoursSince(new Date(found.requestedAt), now),
    isCancelRequested: found.cancelRequested,
    appointment: appointment ? { start: appointment.start, timeZone: appointment.timeZone, location: appointment.location } : undefined,
  };
};

const listIds = (ids: string) => ids.split(',').filter(Boolean).map(Number);

/**
 * Searches the requests that the practice can view, of all states and at all of its locations, and notes their patients in the audit trail.
 * Without a word to search for, and without ids, it finds none.
 */
export async function searchPractice(context: Context, scope: Scope, { search = '', ids, limit, offset = 0 }: SearchQuery) {
  const terms = readSearchTerms(foldText(search));
  if (ids === undefined && terms.length === 0) return { data: [], total: 0 };
  const now = context.clock.now();
  const wanted = ids === undefined ? { terms } : { ids: listIds(ids) };
  const found = await searchRequests(context.db, toSelection(scope, now), wanted, { limit, offset });
  noteRead(context.trail, found);
  return { data: found.map((request) => writeRequestHit(describeHit(request, now))), total: found[0]?.total ?? 0 };
}
