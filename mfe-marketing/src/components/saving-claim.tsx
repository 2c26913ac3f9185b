import { paths } from '@scanharbor/shared-contracts';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatPriceFrom, getSavingPercent } from '@scanharbor/shared-contracts/domain/price-from';
import { Text } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { scanRates } from '../content/rates';
import { texts } from '../texts';
import { useTypePrices } from './use-type-price';

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
    <Text>
      <strong>{texts.saving(best.percent)}</strong> <Link to={paths.scanInfo(best.slug)}>{best.name}</Link>{' '}
      {texts.savingProof(formatPriceFrom(best.fromTotal, zip), formatDollars(best.marketRate))}
    </Text>
  );
}
