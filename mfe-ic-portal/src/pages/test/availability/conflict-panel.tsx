import { appointmentTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { texts } from '../../../texts';
import { type StepParts } from './step-parts';
import { type Conflict } from './use-book';
import { nextFree, startOf } from './wizard-times';

const words = texts.wizard;

/** How many other times are offered at once. */
const offers = 4;

const Panel = styled(Stack)`
  padding: ${token.space16};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusCard};
  background: ${token.warningTint};
`;

interface ConflictPanelProps extends StepParts {
  conflict: Conflict;
}

/** Someone was faster: says so, offers the next free times, and keeps everything else that was chosen. */
export function ConflictPanel({ conflict, booking, days, sent }: ConflictPanelProps) {
  const { place } = conflict;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [conflict]);
  const shown = (start: string) => appointmentTime(start, place.timeZone);
  const free = (conflict.next.length > 0 ? conflict.next : nextFree(days, conflict.time, offers)).slice(0, offers);
  return (
    <Panel $gap="space12" role="alert" tabIndex={-1} ref={panel}>
      <Heading level={3} size="small">
        {words.taken}
      </Heading>
      <Text>{words.takenText(shown(startOf(conflict.time)), place.name)}</Text>
      <Text $strong>{free.length > 0 ? words.nextFree : words.noneFree}</Text>
      <Cluster $gap="space8">
        {free.map((time) => (
          <Button
            key={startOf(time)}
            onClick={() => {
              booking.pickTime(time);
              sent.settle();
            }}
          >
            {words.take(shown(startOf(time)))}
          </Button>
        ))}
        <Button
          variant="link"
          onClick={() => {
            sent.settle();
            booking.goTo(1);
          }}
        >
          {words.otherTime}
        </Button>
      </Cluster>
    </Panel>
  );
}
