import { styled } from 'styled-components';
import { RadioCards } from '@scanharbor/shared-ui/radio-cards';
import { Stack } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { scanTexts } from '../../../texts';

const Notice = styled.div`
  padding: ${token.space12} ${token.space16};
  border-radius: ${token.radiusControl};
  background: ${token.warningTint};
  color: ${token.warning};
  font-weight: ${token.weightMedium};

  &:empty {
    display: none;
  }
`;

interface PaymentMethodFieldProps {
  option: DistanceOption | undefined;
  priceChanged: boolean;
}

/** Self-pay at the chosen option's rate, or insurance (PR-056, PR-057), with the price-changed alert (PR-054). */
export function PaymentMethodField({ option, priceChanged }: PaymentMethodFieldProps) {
  const selfPay = option
    ? {
        value: 'self-pay',
        label: scanTexts.selfPayRate(formatDollars(option.minTotal)),
        figure: formatDollars(option.minTotal),
        text: scanTexts.selfPayText(formatDollars(option.minFee), formatDollars(option.minPrice)),
      }
    : { value: 'self-pay', label: scanTexts.selfPay, text: scanTexts.selfPayUnknown, disabled: true };
  return (
    <Stack $gap="space12">
      <Notice role="status" data-testid="price-changed">
        {priceChanged && scanTexts.priceChanged}
      </Notice>
      <RadioCards
        name="payment"
        label={scanTexts.pay}
        options={[selfPay, { value: 'insurance', label: scanTexts.insurance, text: scanTexts.insuranceText }]}
      />
    </Stack>
  );
}
