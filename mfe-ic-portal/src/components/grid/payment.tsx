import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../texts';

export interface Payable {
  selfPay: boolean;
  /** Dollars. */
  budget: number;
  policyName?: string;
}

/** Self-pay with the budget, else the name of the policy (IC-012). */
export const paymentText = ({ selfPay, budget, policyName }: Payable): string =>
  selfPay ? texts.grid.selfPay(dollars(budget)) : policyName || texts.grid.noPolicy;

/** How a request is paid, as a pill (IC-012). */
export function Payment({ row }: { row: Payable }) {
  return <StatusPill $tone={row.selfPay ? 'brand' : 'accent'}>{paymentText(row)}</StatusPill>;
}
