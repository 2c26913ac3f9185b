import { type LedgerLineResponse, type MoneyRowResponse } from '@scanharbor/shared-contracts/wire/billing';
import { type ReportPeriod } from '@scanharbor/shared-contracts/domain/report';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { listPayments } from '../db/queries/payments';
import { sumMoneyByMonth } from '../db/queries/reports';
import { type Scope } from '../portal/scope';
import { selectReport } from './reports';

/** Lines of a ledger: years of a practice. */
const maximum = 5_000;

/** Describes the deposits and refunds at the practice's locations, newest first. A line has no name and no scan. */
export async function describeLedger({ db, trail }: Context, { locations }: Scope): Promise<LedgerLineResponse[]> {
  const rows = await listPayments(db, [...locations.keys()], maximum);
  noteRead(
    trail,
    rows.map(({ request }) => request),
  );
  return rows.map(({ payment: { id, requestId, locationId, kind, amountCents, state, reason, at } }) => ({
    id,
    request_id: requestId,
    location_id: locationId,
    kind,
    amount_cents: kind === 'refund' ? -amountCents : amountCents,
    state,
    reason,
    at: at.toISOString(),
  }));
}

/** Describes what the practice's locations took and paid back in each month of a period, over all lines of the ledger. */
export async function describeMoney(
  context: Context,
  scope: Scope,
  period: ReportPeriod,
): Promise<{ results: MoneyRowResponse[]; time_zone: string }> {
  const selection = await selectReport(context, scope, period);
  return { results: await sumMoneyByMonth(context.db, selection), time_zone: selection.timeZone };
}
