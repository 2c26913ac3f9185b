import { useState } from 'react';
import { Button } from '@scanharbor/shared-ui/button';
import { InfoPanel } from '@scanharbor/shared-ui/info-panel';
import { Text } from '@scanharbor/shared-ui/theme';
import { storedSelections, type StoredSelections } from '@scanharbor/shared-contracts/domain/stored-selections';
import { track, trackedEvents } from '@scanharbor/shared-contracts/domain/tracking';
import { infoTexts } from '../../texts';
import { type StepNumber } from './flow-draft';

function infoOf(step: StepNumber, selfPay: boolean) {
  if (step === 1) return infoTexts.how;
  if (step === 2) return infoTexts.data;
  if (step === 3) return infoTexts.next;
  return selfPay ? infoTexts.selfPay : infoTexts.insurance;
}

interface StepInfoProps {
  step: StepNumber;
  selfPay: boolean;
  /** What step 1 holds now; its button keeps it on the device. */
  selections: () => StoredSelections;
}

/** What to know about the step at hand; can be opened and closed (PR-018 to PR-026). */
export function StepInfo({ step, selfPay, selections }: StepInfoProps) {
  const [kept, setKept] = useState(false);
  const { title, text } = infoOf(step, selfPay);
  const keep = () => {
    storedSelections.keep(selections());
    track(trackedEvents.scheduleNow);
    setKept(true);
  };
  return (
    <InfoPanel title={title} folds="open">
      <p>{text}</p>
      {step === 1 && (
        <div>
          <Button variant="link" onClick={keep}>
            {infoTexts.keepSelections}
          </Button>
          <Text as="div" role="status" $size="note" $colour="ok">
            {kept && infoTexts.kept}
          </Text>
        </div>
      )}
    </InfoPanel>
  );
}
