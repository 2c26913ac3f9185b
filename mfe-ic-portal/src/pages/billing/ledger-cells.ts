import { type LocationBilling } from '@scanharbor/shared-contracts/domain/billing';
import { type LedgerLine } from '@scanharbor/shared-contracts/domain/ledger';

/** Converts a line of the ledger to the cells of a CSV file; the amount is in dollars, negative for a refund. */
export function toLedgerCells(
  { id, requestId, locationId, kind, cents, state, reason, at }: LedgerLine,
  locations: readonly LocationBilling[],
) {
  const name = locations.find((location) => location.locationId === locationId)?.name;
  return [id, requestId, name ?? String(locationId), kind, cents / 100, state, reason, at];
}
