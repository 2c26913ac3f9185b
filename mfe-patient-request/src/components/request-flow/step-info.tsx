import { useState } from 'react';
import { Button } from '@scanharbor/shared-ui/button';
import { InfoPanel } from '@scanharbor/shared-ui/info-panel';
import { Text } from '@scanharbor/shared-ui/theme';
import { selectionStorage, type StoredSelections } from '@scanharbor/shared-contracts/browser/stored-selections';
import { trackEvent, trackedEvents } from '@scanharbor/shared-contracts/browser/tracking';
import { browserStorage } from '@scanharbor/shared-contracts/browser/web-storage';
import { infoTexts } from '../../texts';
import { type StepNumber } from './flow-draft';

function getInfo(step: StepNumber, selfPay: boolean) {
  if (step === 1) return infoTexts.how;
  if (step === 2) return infoTexts.data;
  if (step === 3) return infoTexts.next;
  return selfPay ? infoTexts.selfPay : infoTexts.insurance;
}

interface StepInfoProps {
  step: StepNumber;
  selfPay: boolean;
  /** Returns the answers of step 1, which its button stores on the device. */
  selections: () => StoredSelections;
}

/** Information about the step; can be opened and closed (PR-018 to PR-026). */
export function StepInfo({ step, selfPay, selections }: StepInfoProps) {
  const [saved, setSaved] = useState(false);
  const { title, text } = getInfo(step, selfPay);
  const save = () => {
    selectionStorage.save(selections());
    trackEvent(trackedEvents.scheduleNow);
    setSaved(true);
  };
  return (
    <InfoPanel title={title} collapsible="open">
      <p>{text}</p>
      {step === 1 && (
        <div>
          <Button variant="link" onClick={save}>
            {infoTexts.saveSelections}
          </Button>
          <Text as="div" role="status" $size="note" $color="ok">
            {saved && (browserStorage.isKept() ? infoTexts.saved : infoTexts.notSaved)}
          </Text>
        </div>
      )}
    </InfoPanel>
  );
}
