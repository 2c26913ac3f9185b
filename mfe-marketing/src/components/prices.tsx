import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatPriceFrom, formatPricePlace, getSavingPercent, nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { type ScanRate, scanRates } from '../content/rates';
import { priceTexts } from '../content/price-texts';
import { usePriceZip, useTypePrices } from './use-type-price';

/**
 * Shows the lowest total of a scan type at the place of the user: 'from $225 near 10018', or the amount alone beside a place of its own.
 */
export function TypePrice({ rate, amountOnly = false }: { rate: Pick<ScanRate, 'name' | 'type'>; amountOnly?: boolean }) {
  const { zip, types, find } = useTypePrices();
  if (!types) return <SkeletonBar $width="60%" />;
  const total = find(rate)?.fromTotal;
  if (amountOnly) return total === undefined ? '–' : formatDollars(total);
  return total === undefined ? priceTexts.noCenter(nearMiles, zip) : formatPriceFrom(total, zip);
}

/** Shows the place of the prices of a table: 'near 10018'. */
export const PricePlace = () => formatPricePlace(usePriceZip());

/** Shows the highest saving of the loaded prices with the scan that proves it (MK-010); nothing while none saves. */
export function SavingClaim() {
  const { zip, find } = useTypePrices();
  const savings = scanRates.flatMap((rate) => {
    const { fromTotal, marketRate } = find(rate) ?? {};
    if (fromTotal === undefined || marketRate === undefined) return [];
    return [{ ...rate, fromTotal, marketRate, percent: getSavingPercent(fromTotal, marketRate) }];
  });
  const [best] = savings.sort((one, other) => other.percent - one.percent);
  if (!best || best.percent === 0) return null;
  return (
    <>
      <strong>{priceTexts.saving(best.percent)}</strong> <Link to={paths.scanInfo(best.slug)}>{best.name}</Link>{' '}
      {priceTexts.savingProof(formatPriceFrom(best.fromTotal, zip), formatDollars(best.marketRate))}
    </>
  );
}
