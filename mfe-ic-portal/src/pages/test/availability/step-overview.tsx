import { shortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { windowTexts } from '@scanharbor/shared-contracts/domain/window-text';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Cluster, SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { type StepParts } from './step-parts';
import { StepTitle } from './step-title';
import { windowsOf } from './wizard-times';
import { zoneNote } from './zone-note';

const words = texts.wizard;

/** Step 0: the days and times that the patient offers and that can still be booked. */
export function StepOverview({ scan, booking, days, onAsk }: StepParts) {
  const { windows, locations, noticeHours, availabilityRequestedAt } = scan;
  const askedText = availabilityRequestedAt && <Text $colour="ink2">{words.asked(shortTime(availabilityRequestedAt))}</Text>;
  if (locations.length === 0) return <EmptyState title={words.noPlaces} />;
  if (days.length === 0) {
    return (
      <>
        <EmptyState
          title={windows.length > 0 ? words.expiredWindows : words.noTimes}
          text={windows.length > 0 ? `${words.expiredText(noticeHours)} ${words.noTimesText}` : words.noTimesText}
          action={<Button onClick={onAsk}>{words.more}</Button>}
        />
        {askedText}
      </>
    );
  }
  const rows = windowTexts(windowsOf(days)).map(({ date, day, ranges }) => ({ label: day, value: ranges.join(', '), key: date }));
  return (
    <>
      <StepTitle step={0}>{words.overview}</StepTitle>
      <Text $colour="ink2">{words.overviewText}</Text>
      <Text $size="note" $colour="ink2">
        {zoneNote(locations, days[0]?.date ?? '')}
      </Text>
      <SummaryList rows={rows} />
      {askedText}
      <Cluster $justify="space-between">
        <Button onClick={onAsk}>{words.more}</Button>
        <Button variant="primary" onClick={() => booking.goTo(1)}>
          {words.start}
        </Button>
      </Cluster>
    </>
  );
}
