import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { SlotGrid } from '@scanharbor/shared-ui/clinic/slot-grid';
import { texts } from '../../../texts';
import { type WizardStepProps } from './step-props';
import { StepTitle } from './step-title';
import { describeTimeZone } from '../../../components/booking/time-zone-note';

const wizardTexts = texts.wizard;

/** Step 1: chooses one of the offered quarter hours (IC-101). */
export function StepTime({ scan, booking, days, onRequestMore }: WizardStepProps) {
  const locations = booking.location ? [booking.location] : scan.locations;
  return (
    <>
      <StepTitle step={1}>{wizardTexts.pickTitle}</StepTitle>
      <SlotGrid
        label={wizardTexts.timeLabel}
        days={days}
        value={booking.time}
        onChange={booking.pickTime}
        zoneNote={describeTimeZone(locations, days[0]?.date ?? '')}
      />
      <Cluster $justify="space-between">
        <Button onClick={onRequestMore}>{wizardTexts.more}</Button>
        <Button variant="primary" onClick={() => booking.goTo(2)}>
          {wizardTexts.toLocation}
        </Button>
      </Cluster>
    </>
  );
}
