import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatPriceFrom, getSavingPercent, nearMiles } from '@scanharbor/shared-contracts/domain/price-from';
import { SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { Link } from 'react-router-dom';
import { type ScanRate, scanRates } from '../content/rates';
import { texts } from '../texts';
import { useTypePrices } from './use-type-price';

/** Shows the lowest total of a scan type at the place of the user: 'from $225 near 10018'. */
export function TypePrice({ rate }: { rate: Pick<ScanRate, 'name' | 'type'> }) {
  const { zip, types, find } = useTypePrices();
  if (!types) return <SkeletonBar $width="60%" />;
  const total = find(rate)?.fromTotal;
  return total === undefined ? texts.noCenter(nearMiles, zip) : formatPriceFrom(total, zip);
}

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
      <strong>{texts.saving(best.percent)}</strong> <Link to={paths.scanInfo(best.slug)}>{best.name}</Link>{' '}
      {texts.savingProof(formatPriceFrom(best.fromTotal, zip), formatDollars(best.marketRate))}
    </>
  );
}
