import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type Payment } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Fragment } from 'react';
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

/** Splits names such as UnitedHealthcare into their words, between which a narrow column may break them. */
const splitWords = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1\n$2').split('\n');

/** The payment method of a request, as a pill (IC-012). */
export function PaymentCell({ payment }: { payment: Payment }) {
  return (
    <Pill $tone={payment.selfPay ? 'brand' : 'accent'}>
      {splitWords(formatPayment(payment)).map((word, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </Pill>
  );
}
