import { asc, inArray } from 'drizzle-orm';
import { type CalendarEventAnswer } from '@scanharbor/shared-contracts/wire/bookings/portal';
import { type Context } from '../context';
import { grouped } from '../db/grouped';
import { requestWindows } from '../db/schema/index';
import { scanNameOf } from './describe-rows';
import { findRows } from './find-rows';
import { type Scope } from './scope';
import { stateConditions } from './states';

/** Open requests with the times that their patients offer (SC-083, SC-346). */
export async function openEvents({ db }: Context, { listed }: Scope): Promise<CalendarEventAnswer[]> {
  const rows = await findRows(db, stateConditions.open(db, listed), 'newest');
  const ids = rows.map(({ request }) => request.id);
  const windows =
    ids.length === 0
      ? []
      : await db.select().from(requestWindows).where(inArray(requestWindows.requestId, ids)).orderBy(asc(requestWindows.open));
  const byRequest = grouped(windows, ({ requestId }) => requestId);
  return rows.map((row) => ({
    id: row.request.id,
    title: scanNameOf(row),
    patient: `${row.patient.firstName} ${row.patient.lastName}`,
    available_times: (byRequest.get(row.request.id) ?? []).map(({ open, close }) => ({ window_open: open, window_close: close })),
    scheduled: null,
    booked: 0,
    selectedTime: null,
  }));
}
