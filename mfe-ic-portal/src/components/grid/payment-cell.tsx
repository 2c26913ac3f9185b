import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type Payment } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';
import { inCompactRows, twoLines } from './row-density';

const Pill = styled(StatusPill)`
  border-radius: 12px;

  ${inCompactRows(css`
    padding: 0;
    border-radius: 0;
    background: none;
  `)}
  ${twoLines}
`;

/** Formats self-pay with the budget, otherwise the name of the policy (IC-012). */
export const formatPayment = (payment: Payment): string =>
  payment.selfPay ? texts.grid.selfPay(formatDollars(payment.budget)) : payment.policyName || texts.grid.noPolicy;

/** The payment method of a request, as a pill (IC-012). */
export function PaymentCell({ payment }: { payment: Payment }) {
  return <Pill $tone={payment.selfPay ? 'brand' : 'accent'}>{formatPayment(payment)}</Pill>;
}
