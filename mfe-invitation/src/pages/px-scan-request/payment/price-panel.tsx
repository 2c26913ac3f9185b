import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { PricePanel as Panel } from '@scanharbor/shared-ui/price-panel';
import { texts } from '../../../texts';
import { priceOf } from '../scan-panel';

/** What is paid and when, before the card is asked for. */
export function PricePanel({ about }: { about: InvitedScan }) {
  const { payment } = texts;
  return (
    <Panel
      title={payment.prices}
      level={3}
      rows={[
        { label: payment.now, amount: dollars(0) },
        { label: payment.deposit, amount: dollars(about.scan.fee) },
        { label: payment.atScan, amount: dollars(about.scan.minPrice) },
        { label: payment.total, amount: dollars(priceOf(about)), total: true },
      ]}
      note={payment.note}
    />
  );
}
