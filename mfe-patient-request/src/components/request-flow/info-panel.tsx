import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { track, trackedEvents } from '@scanharbor/shared-contracts/domain/tracking';
import { storedSelections, type StoredSelections } from '@scanharbor/shared-contracts/domain/stored-selections';
import { infoTexts } from '../../texts';
import { type StepNumber } from './flow-draft';

const Body = styled(Stack)`
  &[hidden] {
    display: none;
  }
`;

function infoOf(step: StepNumber, selfPay: boolean) {
  if (step === 1) return infoTexts.how;
  if (step === 2) return infoTexts.data;
  if (step === 3) return infoTexts.next;
  return selfPay ? infoTexts.selfPay : infoTexts.insurance;
}

interface InfoPanelProps {
  step: StepNumber;
  selfPay: boolean;
  /** What step 1 holds now; its button keeps it on the device. */
  selections: () => StoredSelections;
}

/** What to know about the step at hand; can be opened and closed (PR-018 to PR-026). */
export function InfoPanel({ step, selfPay, selections }: InfoPanelProps) {
  const [open, setOpen] = useState(true);
  const [kept, setKept] = useState(false);
  const id = useId();
  const { title, text } = infoOf(step, selfPay);
  const keep = () => {
    storedSelections.keep(selections());
    track(trackedEvents.scheduleNow);
    setKept(true);
  };
  return (
    <Card $tone="tint" aria-labelledby={`${id}-title`}>
      <Stack $gap="space8">
        <Cluster $justify="space-between" $gap="space8">
          <Heading level={2} size="small" id={`${id}-title`}>
            {title}
          </Heading>
          <Button variant="link" aria-expanded={open} aria-controls={id} aria-label={`${open ? infoTexts.hide : infoTexts.show}: ${title}`} onClick={() => setOpen(!open)}>
            {open ? infoTexts.hide : infoTexts.show}
          </Button>
        </Cluster>
        <Body id={id} hidden={!open} $gap="space8">
          <Text $size="note">{text}</Text>
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
        </Body>
      </Stack>
    </Card>
  );
}
