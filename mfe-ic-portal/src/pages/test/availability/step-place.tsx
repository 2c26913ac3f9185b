import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { PlaceList } from './place-list';
import { type StepParts } from './step-parts';
import { StepTitle } from './step-title';

const words = texts.wizard;

/** Step 2: where, at the time chosen; the time is said again in the zone of each place. */
export function StepPlace({ scan, booking }: StepParts) {
  return (
    <>
      <StepTitle step={2}>{words.placeTitle}</StepTitle>
      {!booking.time && <Text $colour="ink2">{words.timeFirst}</Text>}
      <PlaceList scan={scan} booking={booking} />
      <Cluster $justify="space-between">
        <Button onClick={() => booking.goTo(1)}>{booking.time ? words.otherTime : words.start}</Button>
        <Button variant="primary" onClick={() => booking.goTo(3)}>
          {words.toConfirm}
        </Button>
      </Cluster>
    </>
  );
}
