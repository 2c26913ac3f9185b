import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { Button } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Cluster, SummaryList } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { type WizardStepProps } from './step-props';
import { StepTitle } from './step-title';
import { toTimeWindows } from '../../../components/booking/booking-times';
import { describeTimeZone } from '../../../components/booking/time-zone-note';

const wizardTexts = texts.wizard;

/** Step 0: lists the offered days and times that can still be booked. */
export function StepOverview({ scan, booking, days, onRequestMore }: WizardStepProps) {
  const { windows, locations, noticeHours, availabilityRequestedAt } = scan;
  const requestedText = availabilityRequestedAt && (
    <Text $color="ink2">{wizardTexts.requested(formatShortTime(availabilityRequestedAt))}</Text>
  );
  if (locations.length === 0) return <EmptyState title={wizardTexts.noLocations} />;
  if (days.length === 0) {
    return (
      <>
        <EmptyState
          title={windows.length > 0 ? wizardTexts.expiredWindows : wizardTexts.noTimes}
          text={windows.length > 0 ? `${wizardTexts.expiredText(noticeHours)} ${wizardTexts.noTimesText}` : wizardTexts.noTimesText}
          action={<Button onClick={onRequestMore}>{wizardTexts.more}</Button>}
        />
        {requestedText}
      </>
    );
  }
  const rows = formatWindowsByDay(toTimeWindows(days)).map(({ date, day, ranges }) => ({
    label: day,
    value: ranges.join(', '),
    key: date,
  }));
  return (
    <>
      <StepTitle step={0}>{wizardTexts.overview}</StepTitle>
      <Text $color="ink2">{wizardTexts.overviewText}</Text>
      <Text $size="note" $color="ink2">
        {describeTimeZone(locations, days[0]?.date ?? '')}
      </Text>
      <SummaryList rows={rows} />
      {requestedText}
      <Cluster $justify="space-between">
        <Button onClick={onRequestMore}>{wizardTexts.more}</Button>
        <Button variant="primary" onClick={() => booking.goTo(1)}>
          {wizardTexts.start}
        </Button>
      </Cluster>
    </>
  );
}
