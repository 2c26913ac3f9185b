import { useMachineFeedsQuery } from '@scanharbor/shared-contracts/api/ic-portal/feeds';
import { useScheduleQuery } from '@scanharbor/shared-contracts/api/ic-portal/schedule';
import { Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { FeedRow } from './feed-row';

const feedTexts = texts.feeds;

/** The calendar feeds of a location's machines, for administrators. */
export function FeedsCard({ locationId }: { locationId: number }) {
  const schedule = useScheduleQuery(locationId);
  const feeds = useMachineFeedsQuery(locationId);
  const lists = [schedule, feeds];
  const failed = lists.some(({ isError, currentData }) => isError && !currentData);
  const machines = schedule.currentData?.machines.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }]));
  return (
    <SectionCard id="feeds-title" title={feedTexts.title}>
      <Text>{feedTexts.text}</Text>
      {failed && <LoadError level={3} plain title={feedTexts.failed} onRetry={() => lists.forEach(({ refetch }) => void refetch())} />}
      {!failed && !(machines && feeds.currentData) && <Skeleton lines={3} />}
      {machines?.length === 0 && <Text $color="ink2">{feedTexts.noMachines}</Text>}
      {machines && feeds.currentData && (
        <Stack as="ul" $gap="space12">
          {machines.map((machine) => (
            <FeedRow
              key={machine.id}
              locationId={locationId}
              machine={machine}
              createdAt={feeds.currentData?.find(({ machineId }) => machineId === machine.id)?.createdAt}
            />
          ))}
        </Stack>
      )}
      <Text $size="note" $color="ink2">
        {feedTexts.hint}
      </Text>
    </SectionCard>
  );
}
