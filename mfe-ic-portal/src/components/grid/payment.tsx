import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type Payment as PaymentOf } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { styled } from 'styled-components';
import { texts } from '../../texts';

/** Names of policies may take two lines. */
const Pill = styled(StatusPill)`
  border-radius: 12px;
`;

/** Self-pay with the budget, else the name of the policy (IC-012). */
export const paymentText = (payment: PaymentOf): string =>
  payment.selfPay ? texts.grid.selfPay(dollars(payment.budget)) : payment.policyName || texts.grid.noPolicy;

/** How a request is paid, as a pill (IC-012). */
export function Payment({ payment }: { payment: PaymentOf }) {
  return <Pill $tone={payment.selfPay ? 'brand' : 'accent'}>{paymentText(payment)}</Pill>;
}
