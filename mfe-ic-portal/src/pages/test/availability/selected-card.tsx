import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { defaultTimeZone } from '@scanharbor/shared-contracts/domain/wall-clock';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { type Booking } from './use-booking';
import { startOf } from './wizard-times';

const words = texts.wizard;

/** The time and the place chosen so far, in sight at every step. */
export function SelectedCard({ booking: { time, place } }: { booking: Booking }) {
  return (
    <SectionCard id="selected-title" title={words.selected} gap="space12">
      <SummaryList
        rows={[
          { label: words.time, value: time ? appointmentTime(startOf(time), place?.timeZone ?? defaultTimeZone) : words.notChosen },
          { label: words.location, value: place ? place.name : words.notChosen },
        ]}
      />
    </SectionCard>
  );
}
