import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { Card, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { type Booking } from './use-booking';
import { startOf } from './wizard-times';

const words = texts.wizard;

/** The time and the place chosen so far, in sight at every step. */
export function SelectedCard({ booking: { time, place } }: { booking: Booking }) {
  return (
    <Card aria-labelledby="selected-title">
      <Stack $gap="space12">
        <Heading level={2} size="card" id="selected-title">
          {words.selected}
        </Heading>
        <SummaryList
          rows={[
            { label: words.time, value: time ? appointmentTime(startOf(time), place?.timeZone ?? defaultTimeZone) : words.notChosen },
            { label: words.location, value: place ? place.name : words.notChosen },
          ]}
        />
      </Stack>
    </Card>
  );
}
