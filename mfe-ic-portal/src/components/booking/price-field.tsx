import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { Stack } from '@scanharbor/shared-ui/layout';
import { SelectField } from '@scanharbor/shared-ui/select-field';
import { Text } from '@scanharbor/shared-ui/theme';
import { useFormikContext } from 'formik';
import { texts } from '../../texts';

const bookTexts = texts.book;

/** The prices to choose from (IC-124, IC-125), and what the patient then pays when, in dollars. */
export function PriceField({ prices, fee }: { prices: readonly number[]; fee: number }) {
  const { values } = useFormikContext<{ price: string }>();
  return (
    <Stack $gap="space4">
      <SelectField
        name="price"
        label={bookTexts.price}
        emptyLabel={null}
        options={prices.map((price) => ({ value: String(price), label: formatDollars(price) }))}
      />
      <Text $size="note" $color="ink2" role="status">
        {bookTexts.fee(formatDollars(fee), formatDollars(Number(values.price)))}
      </Text>
    </Stack>
  );
}
