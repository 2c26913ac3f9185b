import { formatPriceFrom, nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { type ScanRate } from '../content/rates';
import { texts } from '../texts';
import { useTypePrices } from './use-type-price';

/** Shows the lowest total of a scan type at the place of the user: 'from $225 near 10018'. */
export function TypePrice({ rate }: { rate: Pick<ScanRate, 'name' | 'type'> }) {
  const { zip, types, find } = useTypePrices();
  if (!types) return <SkeletonBar $width="60%" />;
  const total = find(rate)?.fromTotal;
  return total === undefined ? texts.noCenter(nearMiles, zip) : formatPriceFrom(total, zip);
}
