import { useAverageCostQuery } from '@scanharbor/shared-contracts/api/scans';
import { bookingFee } from '@scanharbor/shared-contracts/domain/booking-fee';
import { dollars } from '@scanharbor/shared-contracts/domain/money';
import { Stack } from '@scanharbor/shared-ui/layout';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { texts } from '../../../texts';

const words = texts.book;

/** The prices to choose from, and the fee that the chosen one brings (IC-124, IC-125, IC-246). */
export function PriceField({ cptCode, prices }: { cptCode: string; prices: readonly number[] }) {
  const { values } = useFormikContext<{ price: string }>();
  const { data: averageCost } = useAverageCostQuery(cptCode);
  return (
    <Stack $gap="space4">
      <SelectField
        name="price"
        label={words.price}
        emptyLabel={null}
        options={prices.map((price) => ({ value: String(price), label: dollars(price) }))}
      />
      {averageCost !== undefined && (
        <Text $size="note" $colour="ink2" role="status">
          {words.fee(dollars(bookingFee(averageCost, Number(values.price))), dollars(averageCost))}
        </Text>
      )}
    </Stack>
  );
}
