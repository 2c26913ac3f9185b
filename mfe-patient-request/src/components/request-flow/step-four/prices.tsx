import { PricePanel } from '@scanharbor/shared-ui/clinic/price-panel';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { paymentTexts } from '../../../texts';
import { type RequestDetails } from '../use-request-details';

/** What is paid, when, and how to cancel, shown before the card form (PR-031, PR-185). */
export function Prices({ option, market }: RequestDetails) {
  if (!option) return null;
  const saves = market !== undefined && market > option.minTotal;
  return (
    <PricePanel
      title={paymentTexts.prices}
      rows={[
        { label: paymentTexts.now, amount: formatDollars(0) },
        { label: paymentTexts.deposit, amount: formatDollars(option.minFee) },
        { label: paymentTexts.atScan, amount: formatDollars(option.minPrice) },
        { label: paymentTexts.total, amount: formatDollars(option.minTotal), total: true },
        ...(saves ? [{ label: paymentTexts.market, amount: <s>{formatDollars(market)}</s> }] : []),
      ]}
      note={`${paymentTexts.whenCharged} ${paymentTexts.howToCancel}`}
    />
  );
}
