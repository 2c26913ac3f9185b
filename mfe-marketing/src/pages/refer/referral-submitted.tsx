import { type ListedDoctor } from '@scanharbor/shared-contracts/domain/doctor';
import { Button } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { doctorTexts } from '../../content/doctors';

const texts = doctorTexts.refer;

/** Confirms the referred doctor. Receives the focus from the form that it replaces. */
export function ReferralSubmitted({ doctor, onAnother }: { doctor: ListedDoctor; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const name = `${doctor.firstName} ${doctor.lastName}`;
  return (
    <Card as="div" $tone="tint">
      <Stack>
        <Heading level={2} size="card" ref={heading} tabIndex={-1}>
          {texts.done(name)}
        </Heading>
        <Text>{texts.waits}</Text>
        <Cluster>
          <Button onClick={onAnother}>{texts.another}</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
