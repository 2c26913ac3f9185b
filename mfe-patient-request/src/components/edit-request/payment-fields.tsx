import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type EditableRequest } from '@scanharbor/shared-contracts/domain/scan-request';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { Text } from '@scanharbor/shared-ui/theme';
import { paymentTexts, scanTexts } from '../../texts';

/** Returns the self-pay price of a stored request at its distance; undefined until loaded. */
export function useRequestPrice(stored: EditableRequest | null | undefined) {
  const { data: options } = useDistanceOptionsQuery(stored ? { zip: stored.zipCode, scanServiceId: stored.scanServiceId } : skipToken);
  return options?.find(({ miles }) => miles === stored?.miles);
}

const options = [
  { value: 'self-pay', label: paymentTexts.selfPay },
  { value: 'insurance', label: paymentTexts.insurance },
];

/** Payment method, with the price of self-pay (PR-192). */
export function PaymentFields({ price, selfPay }: { price: ReturnType<typeof useRequestPrice>; selfPay: boolean }) {
  return (
    <>
      <ChipRadios name="payment" label={paymentTexts.how} options={options} />
      {selfPay && price && (
        <Text role="status" $color="ink2">
          {scanTexts.selfPayText(formatDollars(price.minFee), formatDollars(price.minPrice))}
        </Text>
      )}
    </>
  );
}
