import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../../texts';
import { type WizardStepProps } from './step-props';
import { type Conflict } from './use-submit-booking';
import { findNextFreeTimes, toBookingStart } from '../../../components/booking/booking-times';

const wizardTexts = texts.wizard;

/** The number of alternative times. */
const maxAlternatives = 4;

const Panel = styled(Stack)`
  padding: ${token.space16};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusCard};
  background: ${token.warningTint};
`;

interface ConflictPanelProps extends WizardStepProps {
  conflict: Conflict;
}

/** Reports that another user booked the chosen time first, and offers the next free times; the other choices stay. */
export function ConflictPanel({ conflict, booking, days, submission }: ConflictPanelProps) {
  const { location } = conflict;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [conflict]);
  const formatStart = (start: string) => formatAppointmentTime(start, location.timeZone);
  const free = (conflict.next.length > 0 ? conflict.next : findNextFreeTimes(days, conflict.time, maxAlternatives)).slice(
    0,
    maxAlternatives,
  );
  return (
    <Panel $gap="space12" role="alert" tabIndex={-1} ref={panel}>
      <Heading level={3} size="small">
        {wizardTexts.taken}
      </Heading>
      <Text>{wizardTexts.takenText(formatStart(toBookingStart(conflict.time)), location.name)}</Text>
      <Text $strong>{free.length > 0 ? wizardTexts.nextFree : wizardTexts.noneFree}</Text>
      <Cluster $gap="space8">
        {free.map((time) => (
          <Button
            key={toBookingStart(time)}
            onClick={() => {
              booking.pickTime(time);
              submission.clearConflict();
            }}
          >
            {wizardTexts.take(formatStart(toBookingStart(time)))}
          </Button>
        ))}
        <Button
          variant="link"
          onClick={() => {
            submission.clearConflict();
            booking.goTo(1);
          }}
        >
          {wizardTexts.otherTime}
        </Button>
      </Cluster>
    </Panel>
  );
}
