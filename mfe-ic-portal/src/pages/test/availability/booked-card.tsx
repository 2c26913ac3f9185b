import { formatAppointmentTime, getForeignZoneName } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatDollars } from '@scanharbor/shared-contracts/domain/money';
import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatWindowsByDay } from '@scanharbor/shared-contracts/domain/format-windows';
import { type Reschedule } from '@scanharbor/shared-contracts/domain/reschedule';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Card, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { formatAddress } from '../../../components/grid/centers-cell';
import { useTakeLostFocus } from '../../../components/use-take-lost-focus';
import { texts } from '../../../texts';

const wizardTexts = texts.wizard;

/** The other times that the patient asked for, and how to offer one of them. */
function RescheduleRequest({ reschedule, timeZone }: { reschedule: Reschedule; timeZone: string }) {
  const { details, windows, requestedAt } = reschedule;
  const days = formatWindowsByDay(windows, (time) => getForeignZoneName(time, timeZone)).map(({ date, day, ranges }) => ({
    key: date,
    label: day,
    value: ranges.join(', '),
  }));
  return (
    <Stack as="section" $gap="space8" aria-labelledby="reschedule-title">
      <Heading level={3} size="small" id="reschedule-title">
        {wizardTexts.wantsOtherTimes}
      </Heading>
      <Text $color="ink2">{wizardTexts.askedAt(formatShortTime(requestedAt))}</Text>
      {days.length > 0 && <SummaryList rows={days} />}
      <Text>{details}</Text>
      <Text $color="ink2">{windows.length > 0 ? wizardTexts.answerWithTimes : wizardTexts.answerByPhone}</Text>
    </Stack>
  );
}

/** The overview of a request that has its appointment (IC-106). */
export function BookedCard({
  scan: {
    appointment,
    locations: [location],
    reschedule,
    state,
    attendance,
    payment,
    customBookingId,
    isCancelRequested,
  },
}: {
  scan: SingleScan;
}) {
  const title = useTakeLostFocus<HTMLHeadingElement>();
  const done = attendance === 'no-show' ? texts.appointment.states[attendance] : wizardTexts.completed;
  return (
    <Card>
      <Stack $gap="space12">
        <Heading level={2} size="card" tabIndex={-1} ref={title}>
          {state === 'completed' ? done : wizardTexts.booked}
        </Heading>
        {state === 'scheduled' && (
          <Text $color={isCancelRequested ? 'warning' : 'ink2'}>
            {isCancelRequested ? texts.appointment.wantsToCancel : wizardTexts.bookedText}
          </Text>
        )}
        <SummaryList
          rows={[
            { label: wizardTexts.time, value: appointment ? formatAppointmentTime(appointment.start, appointment.timeZone) : '' },
            { label: wizardTexts.location, value: location ? `${location.name}, ${formatAddress(location)}` : '' },
            ...(payment.selfPay ? [{ label: texts.appointment.price, value: formatDollars(payment.budget) }] : []),
            { label: texts.book.customId, value: customBookingId || texts.appointment.noId },
          ]}
        />
        {state === 'scheduled' && reschedule && appointment && (
          <RescheduleRequest reschedule={reschedule} timeZone={appointment.timeZone} />
        )}
      </Stack>
    </Card>
  );
}
