import { useState } from 'react';
import { getErrorMessage } from '@scanharbor/shared-contracts';
import { useChangeRequestMutation, useScanLocationsQuery } from '@scanharbor/shared-contracts/api/scans';
import { useCivilToday } from '@scanharbor/shared-contracts/browser/server-time';
import { sliderMiles } from '@scanharbor/shared-contracts/domain/distance-option';
import { availabilityWindows, isAvailable } from '@scanharbor/shared-contracts/domain/availability';
import { AvailabilityMenu } from '@scanharbor/shared-ui/clinic/availability-menu';
import { Button } from '@scanharbor/shared-ui/button';
import { Stack } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Slider } from '@scanharbor/shared-ui/slider';
import { Text } from '@scanharbor/shared-ui/theme';
import { businessHours, countBusinessHours } from './business-hours';
import { type ConfirmStepProps } from './confirm-answers';
import { confirmTexts as texts } from './confirm-request.texts';
import { StepActions } from './step-actions';

/** Step 0: times, notice and distance, stored with the request before the next step (PR-171, PR-181, PR-182). */
export function AvailabilityStep({ card, answers: { availability, miles }, change, onNext }: ConfirmStepProps) {
  const [changeRequest] = useChangeRequestMutation();
  const { currentData: centers } = useScanLocationsQuery({ zipCode: card.zipCode, scanServiceId: card.scanServiceId, distance: miles });
  const today = useCivilToday();
  const [attempted, setAttempted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { sending, send } = useSingleFlight();
  const windows = availabilityWindows(availability);
  const fewHours = countBusinessHours(windows) < businessHours.enough;

  const save = async () => {
    setAttempted(true);
    setProblem(undefined);
    if (!isAvailable(availability)) return;
    try {
      await changeRequest({ requestId: card.requestId, windows, noticeHours: availability.notice, distance: miles }).unwrap();
      onNext();
    } catch (error) {
      setProblem(getErrorMessage(error, texts.saveFailed));
    }
  };

  return (
    <Stack $gap="space24">
      <Stack $gap="space8">
        <AvailabilityMenu value={availability} onChange={(next) => change({ availability: next })} today={today} showErrors={attempted} />
        <Text as="div" role="status" $color="ink2" data-testid="few-hours">
          {fewHours && texts.fewHours}
        </Text>
      </Stack>
      <Stack $gap="space8">
        <Slider
          id="confirm-distance"
          label={texts.distance}
          steps={sliderMiles}
          value={miles}
          onChange={(next) => change({ miles: next })}
          valueText={texts.within}
        />
        <Text as="div" role="status" $size="note" $color="ink2">
          {centers && (centers.length > 0 ? texts.centersWithin(centers.length) : texts.noCenters)}
        </Text>
      </Stack>
      <StepActions problem={problem}>
        <Button variant="primary" saving={sending} onClick={() => void send(save)}>
          {texts.next}
        </Button>
      </StepActions>
    </Stack>
  );
}
