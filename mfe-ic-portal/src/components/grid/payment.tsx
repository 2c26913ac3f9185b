import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Payment as PaymentOf } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../texts';

/** Self-pay with the budget, else the name of the policy (IC-012). */
export const paymentText = (payment: PaymentOf): string =>
  payment.selfPay ? texts.grid.selfPay(dollars(payment.budget)) : payment.policyName || texts.grid.noPolicy;

/** How a request is paid, as a pill (IC-012). */
export function Payment({ payment }: { payment: PaymentOf }) {
  return <StatusPill $tone={payment.selfPay ? 'brand' : 'accent'}>{paymentText(payment)}</StatusPill>;
}
