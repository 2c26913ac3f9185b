import { type LedgerLineResponse } from '@scanharbor/shared-contracts/wire/billing';
import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { listPayments } from '../db/queries/payments';
import { type Scope } from '../portal/scope';

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
