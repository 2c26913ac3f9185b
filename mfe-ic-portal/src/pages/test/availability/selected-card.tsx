import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type EligibleLocation } from '@scanharbor/shared-contracts/domain/portal-request';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';
import { type BookingWizardState } from './use-booking-wizard';
import { toBookingStart } from '../../../components/booking/booking-times';
import { getCommonTimeZone } from '../../../components/booking/time-zone-note';

const wizardTexts = texts.wizard;

interface SelectedCardProps {
  booking: BookingWizardState;
  locations: readonly EligibleLocation[];
}

/** The time and the location chosen so far, visible at every step. */
export function SelectedCard({ booking: { time, location }, locations }: SelectedCardProps) {
  const chosen = time && formatAppointmentTime(toBookingStart(time), getCommonTimeZone(location ? [location] : locations));
  return (
    <SectionCard id="selected-title" title={wizardTexts.selected} gap="space12">
      <SummaryList
        rows={[
          { label: wizardTexts.time, value: chosen ?? wizardTexts.notChosen },
          { label: wizardTexts.location, value: location ? location.name : wizardTexts.notChosen },
        ]}
      />
    </SectionCard>
  );
}
