import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDistanceOptionsQuery } from '@scanharbor/shared-contracts/api/scans-v2';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { type EditableRequest } from '@scanharbor/shared-contracts/domain/scan-request';
import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { Text } from '@scanharbor/shared-ui/theme';
import { paymentTexts, scanTexts } from '../../texts';

/** What self-pay asks for the scan at the distance of a stored request; undefined until it is known. */
export function usePriceOf(stored: EditableRequest | null | undefined) {
  const { data: options } = useDistanceOptionsQuery(stored ? { zip: stored.zipCode, scanServiceId: stored.scanServiceId } : skipToken);
  return options?.find(({ miles }) => miles === stored?.miles);
}

const ways = [
  { value: 'self-pay', label: paymentTexts.selfPay },
  { value: 'insurance', label: paymentTexts.insurance },
];

/** The way to pay, with what self-pay costs (PR-192). */
export function PaymentFields({ price, selfPay }: { price: ReturnType<typeof usePriceOf>; selfPay: boolean }) {
  return (
    <>
      <ChipRadios name="payment" label={paymentTexts.how} options={ways} />
      {selfPay && price && (
        <Text role="status" $colour="ink2">
          {scanTexts.selfPayText(dollars(price.minFee), dollars(price.minPrice))}
        </Text>
      )}
    </>
  );
}
