import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { type CalendarEventResponse } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { stateConditions } from '../db/queries/request-states';
import { listWindowsByRequest } from '../db/queries/request-windows';
import { listRequestRows } from '../db/queries/requests';
import { requireComplete } from '../http/complete-list';
import { describeScanName } from './describe-rows';
import { type Scope } from './scope';

/** Describes open requests with the times that their patients offer (SC-083, SC-346), at most `limits.completeList` (400). */
export async function listOpenEvents({ db, trail, limits }: Context, { listed }: Scope): Promise<CalendarEventResponse[]> {
  const most = limits.completeList;
  const rows = requireComplete(await listRequestRows(db, stateConditions.open(db, listed), most + 1), most);
  const ids = rows.map(({ request }) => request.id);
  noteRead(
    trail,
    rows.map(({ request }) => request),
  );
  const windows = await listWindowsByRequest(db, ids);
  return rows.map((row) => ({
    id: row.request.id,
    title: describeScanName(row),
    patient: formatFullName(row.patient),
    available_times: (windows.get(row.request.id) ?? []).map(({ open, close }) => ({ window_open: open, window_close: close })),
    scheduled: null,
    booked: 0,
    selectedTime: null,
  }));
}
