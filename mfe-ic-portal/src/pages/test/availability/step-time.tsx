import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { SlotGrid } from '@scanharbor/shared-ui/slot-grid';
import { texts } from '../../../texts';
import { type StepParts } from './step-parts';
import { StepTitle } from './step-title';
import { zoneNote } from './zone-note';

const words = texts.wizard;

/** Step 1: one of the quarters of an hour that the patient offers (IC-101). */
export function StepTime({ scan, booking, days, onAsk }: StepParts) {
  const places = booking.place ? [booking.place] : scan.locations;
  return (
    <>
      <StepTitle step={1}>{words.pickTitle}</StepTitle>
      <SlotGrid
        label={words.timeLabel}
        days={days}
        value={booking.time}
        onChange={booking.pickTime}
        zoneNote={zoneNote(places, days[0]?.date ?? '')}
      />
      <Cluster $justify="space-between">
        <Button onClick={onAsk}>{words.more}</Button>
        <Button variant="primary" onClick={() => booking.goTo(2)}>
          {words.toLocation}
        </Button>
      </Cluster>
    </>
  );
}
