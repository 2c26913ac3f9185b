import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { type Booking } from './use-booking';
import { startOf } from './wizard-times';
import { commonZone } from './zone-note';

const words = texts.wizard;

interface SelectedCardProps {
  booking: Booking;
  locations: readonly EligibleLocation[];
}

/** The time and the place chosen so far, in sight at every step. */
export function SelectedCard({ booking: { time, place }, locations }: SelectedCardProps) {
  const chosen = time && appointmentTime(startOf(time), commonZone(place ? [place] : locations));
  return (
    <SectionCard id="selected-title" title={words.selected} gap="space12">
      <SummaryList
        rows={[
          { label: words.time, value: chosen ?? words.notChosen },
          { label: words.location, value: place ? place.name : words.notChosen },
        ]}
      />
    </SectionCard>
  );
}
