import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Card, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { addressText } from '../../../components/grid/centers';
import { texts } from '../../../texts';

const words = texts.wizard;

/** The overview of a request that has its appointment (IC-106). */
export function BookedCard({
  scan: {
    appointment,
    locations: [place],
    state,
  },
}: {
  scan: SingleScan;
}) {
  return (
    <Card>
      <Stack $gap="space12">
        <Heading level={2} size="card">
          {state === 'completed' ? words.completed : words.booked}
        </Heading>
        {state === 'scheduled' && <Text $colour="ink2">{words.bookedText}</Text>}
        <SummaryList
          rows={[
            { label: words.time, value: appointment ? appointmentTime(appointment.start, appointment.timeZone) : '' },
            { label: words.location, value: place ? `${place.name}, ${addressText(place)}` : '' },
          ]}
        />
      </Stack>
    </Card>
  );
}
