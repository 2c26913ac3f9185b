import { bundledDistances } from '@scanharbor/shared-contracts/domain/distance-option';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { type CenterResult } from '@scanharbor/shared-contracts/domain/scan-catalog';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { Skeleton, SkeletonBar } from '@scanharbor/shared-ui/skeleton';
import { type CenterView } from './center-view';
import { centersTexts as texts } from './centers.texts';

/** The place of the cards while they load. */
export function LoadingCards() {
  return (
    <Stack $gap="space12">
      <Card>
        <Skeleton lines={3} label={texts.loading} />
      </Card>
      {[1, 2, 3].map((card) => (
        <Card key={card} aria-hidden="true">
          <Stack $gap="space12">
            <SkeletonBar />
            <SkeletonBar />
            <SkeletonBar $width="60%" />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

interface NoCentersProps {
  /** All centers that offer the scan, nearest first, and those within the distance. */
  all: readonly CenterResult[];
  near: readonly CenterResult[];
  view: CenterView;
  selfPay: boolean;
  zip: string;
  onClear: () => void;
  onWiden: (miles: number) => void;
}

/** Says why the list is empty, with what to do: other filters, a longer way, another place. */
export function NoCenters({ all, near, view, selfPay, zip, onClear, onWiden }: NoCentersProps) {
  const [nearest] = all;
  if (!nearest) return <EmptyState title={texts.none(zip)} text={texts.noneHelp} />;
  if (near.length > 0) return <EmptyState title={texts.noMatch} action={<Button onClick={onClear}>{texts.clear}</Button>} />;
  const reach = bundledDistances.find(({ miles }) => miles >= nearest.distance);
  return (
    <EmptyState
      title={texts.noneNear(view.miles)}
      text={texts.nearest(nearest.distance, selfPay ? formatDollars(nearest.total) : undefined)}
      action={reach && <Button onClick={() => onWiden(reach.miles)}>{texts.widen(reach.miles)}</Button>}
    />
  );
}
