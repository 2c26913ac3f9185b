import { ChipRadios } from '@scanharbor/shared-ui/chip-radios';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { bundledDistances, type DistanceOption } from '@scanharbor/shared-contracts/domain/distance-option';
import { formatPriceFrom } from '@scanharbor/shared-contracts/domain/price-from';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { flowTexts, scanTexts } from '../../../texts';

interface DistanceFieldProps {
  zip: string;
  options: readonly DistanceOption[] | undefined;
  chosen: DistanceOption | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

const wording = ({ chosen, loading, options, zip }: DistanceFieldProps) => {
  if (loading) return scanTexts.loadingOptions;
  if (chosen) return scanTexts.centers(chosen.centers, chosen.miles, zip, formatDollars(chosen.minTotal));
  if (options?.length === 0) return scanTexts.noCentersHint;
  if (!options) return scanTexts.distanceHint;
  return scanTexts.optionsLoaded(options.length, formatPriceFrom(Math.min(...options.map(({ minTotal }) => minTotal)), zip));
};

/** How far the patient travels: live options with their price, the bundled list until they are loaded (PR-051). */
export function DistanceField(props: DistanceFieldProps) {
  const { options, failed, loading, retry, chosen } = props;
  const live = options?.map(({ miles, minTotal }) => ({
    value: String(miles),
    label: `${scanTexts.miles(miles)} · ${scanTexts.fromTotal(formatDollars(minTotal))}`,
  }));
  const bundled = bundledDistances.map(({ miles }) => ({ value: String(miles), label: scanTexts.miles(miles) }));
  return (
    <Stack $gap="space8">
      <ChipRadios name="miles" label={scanTexts.distance} options={live?.length ? live : bundled} />
      {failed ? (
        <LoadError level={3} title={flowTexts.distancesFailed} onRetry={retry} retrying={loading} />
      ) : (
        <Text as="div" role="status" $size="note" $strong={Boolean(chosen)} $color={chosen ? 'ok' : 'ink2'}>
          {wording(props)}
        </Text>
      )}
    </Stack>
  );
}
