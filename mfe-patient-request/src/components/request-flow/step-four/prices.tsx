import { PricePanel } from '@scanharbor/shared-ui/price-panel';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { paymentTexts } from '../../../texts';
import { type RequestFacts } from '../use-request-facts';

/** What is paid, when, and how to cancel, before the card is asked for (PR-031, PR-185). */
export function Prices({ option, market }: RequestFacts) {
  if (!option) return null;
  const saves = market !== undefined && market > option.minTotal;
  return (
    <PricePanel
      title={paymentTexts.prices}
      rows={[
        { label: paymentTexts.now, amount: dollars(0) },
        { label: paymentTexts.deposit, amount: dollars(option.minFee) },
        { label: paymentTexts.atScan, amount: dollars(option.minPrice) },
        { label: paymentTexts.total, amount: dollars(option.minTotal), total: true },
        ...(saves ? [{ label: paymentTexts.market, amount: <s>{dollars(market)}</s> }] : []),
      ]}
      note={`${paymentTexts.whenCharged} ${paymentTexts.howToCancel}`}
    />
  );
}
