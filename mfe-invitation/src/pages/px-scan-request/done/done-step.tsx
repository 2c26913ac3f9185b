import { paths, useSession } from '@scanharbor/shared-contracts';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../../texts';
import { type HandOffDraft } from '../hand-off';
import { answerRows } from '../payment/answer-rows';
import { NextSteps } from './next-steps';

/** What was sent, and the id of the request when the server named it. */
export interface Sent {
  about: InvitedScan;
  draft: HandOffDraft;
  requestId: number | undefined;
}

/** Step 5: sent, with reference and chosen times, ready to print (IN-058). */
export function DoneStep({ about, draft, requestId }: Sent) {
  const { user } = useSession();
  const { done } = texts;
  const reference = requestId === undefined ? [] : [{ label: done.reference, value: `#${requestId}` }];
  return (
    <Stack $gap="space24">
      <Card as="div" data-print="keep">
        <Stack>
          <div>
            <StatusPill $tone="accent">{done.state}</StatusPill>
          </div>
          <SummaryList rows={[...reference, ...answerRows(about, draft, user)]} />
        </Stack>
      </Card>
      <section aria-labelledby="next-title">
        <Stack $gap="space12">
          <Heading level={2} id="next-title">
            {done.nextTitle}
          </Heading>
          <NextSteps>
            {done.next.map((text) => (
              <Text as="li" key={text}>
                {text}
              </Text>
            ))}
          </NextSteps>
        </Stack>
      </section>
      <Cluster data-print="hide">
        <Button onClick={() => window.print()}>{done.print}</Button>
        {user?.userType === 'patient' && (
          <ButtonLink $variant="primary" to={paths.tests()}>
            {done.toTests}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
