import { brand, paths, useSession } from '@scanharbor/shared-contracts';
import { getAnswerDay } from '@scanharbor/shared-contracts/domain/answer-day';
import { formatAppointmentDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type InvitedScan } from '@scanharbor/shared-contracts/domain/invitation';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Card, Cluster, Stack, SummaryList } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../../texts';
import { getAccount, type HandOffDraft } from '../hand-off-draft';
import { answerRows, paymentRow, priceRows } from '../payment/answer-rows';
import { orderRows } from '../scan-panel';
import { useInsurer } from '../use-insurer';

/** Numbered list of the next steps. */
const NextSteps = styled.ol`
  display: grid;
  gap: ${token.space8};
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;

/** The submitted request; without an id when the server sent none. */
export interface SubmittedRequest {
  about: InvitedScan;
  draft: HandOffDraft;
  card: SavedCard | undefined;
  requestId: number | undefined;
  /** ISO time. */
  sentAt: string;
}

/** Step 5: the confirmation with reference, chosen times and prices, made to be printed (IN-058). */
export function DoneStep({ about, draft, card, requestId, sentAt }: SubmittedRequest) {
  const { user } = useSession();
  const { done } = texts;
  const insurer = useInsurer(draft);
  const prices = draft.choices.payment === 'self-pay' ? priceRows(about) : [];
  const rows = [...answerRows(about, draft, user), paymentRow(draft, card, insurer), ...prices, ...orderRows(about)];
  return (
    <Stack $gap="space24">
      <Card as="div" data-print="keep">
        <Stack>
          <Cluster $gap="space8">
            {requestId !== undefined && (
              <Text $strong $tabular>
                {done.requestName(requestId)}
              </Text>
            )}
            <StatusPill $tone="accent">{done.state}</StatusPill>
          </Cluster>
          <SummaryList rows={rows} />
        </Stack>
      </Card>
      <section aria-labelledby="next-title">
        <Stack $gap="space12">
          <Heading level={2} id="next-title">
            {done.nextTitle}
          </Heading>
          <NextSteps>
            {done.next(formatAppointmentDate(getAnswerDay(sentAt))).map((text) => (
              <Text as="li" key={text}>
                {text}
              </Text>
            ))}
          </NextSteps>
          <Text $color="ink2">
            {done.questions} <a href={`mailto:${brand.careTeamEmail}`}>{brand.careTeamEmail}</a>.{' '}
            {requestId !== undefined && done.giveNumber}
          </Text>
        </Stack>
      </section>
      <Cluster data-print="hide">
        <Button onClick={() => window.print()}>{done.print}</Button>
        {getAccount(draft, user) && (
          <ButtonLink $variant="primary" to={paths.tests()}>
            {done.toTests}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
