import { brand } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { texts } from '../../texts';
import { formatPayment } from '../grid/payment-cell';

const bookTexts = texts.book;

/** How the scan is paid: an insurance, or what the patient pays at the desk at this price, the one fee, and both together. */
export function PaymentSummary({ scan: { payment, fee }, price }: { scan: SingleScan; price: number }) {
  if (!payment.selfPay) return <SummaryList rows={[{ label: texts.test.payment, value: formatPayment(payment) }]} />;
  return (
    <SummaryList
      rows={[
        { label: bookTexts.atDesk, value: formatDollars(price) },
        { label: bookTexts.oneFee(brand.name), value: formatDollars(fee) },
        { label: bookTexts.total, value: formatDollars(price + fee) },
      ]}
    />
  );
}
