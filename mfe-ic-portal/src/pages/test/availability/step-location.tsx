import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { EligibleLocationList } from './eligible-location-list';
import { type WizardStepProps } from './step-props';
import { StepTitle } from './step-title';

const wizardTexts = texts.wizard;

/** Step 2: chooses the location; each shows the chosen time in its own zone. */
export function StepLocation({ scan, booking }: WizardStepProps) {
  return (
    <>
      <StepTitle step={2}>{wizardTexts.locationTitle}</StepTitle>
      {!booking.time && <Text $color="ink2">{wizardTexts.timeFirst}</Text>}
      <EligibleLocationList scan={scan} booking={booking} />
      <Cluster $justify="space-between">
        <Button onClick={() => booking.goTo(1)}>{booking.time ? wizardTexts.otherTime : wizardTexts.start}</Button>
        <Button variant="primary" onClick={() => booking.goTo(3)}>
          {wizardTexts.toConfirm}
        </Button>
      </Cluster>
    </>
  );
}
