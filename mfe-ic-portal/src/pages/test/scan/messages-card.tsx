import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type SentMessage } from '@scanharbor/shared-contracts/domain/sent-message';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Text } from '@scanharbor/shared-ui/theme';
import { SectionCard } from '../../../components/section-card/section-card';
import { texts } from '../../../texts';

const { messages: title, noMessages, messageChannels, messageStates } = texts.test;
const tones = { kept: 'neutral', waiting: 'neutral', sent: 'ok', delivered: 'ok', failed: 'danger' } as const;

/** What the patient was written about a request, and whether it arrived: staff call when a message failed. */
export function MessagesCard({ messages }: { messages: readonly SentMessage[] }) {
  return (
    <SectionCard id="messages-title" title={title} gap="space12">
      {messages.length === 0 && <Text $color="ink2">{noMessages}</Text>}
      {messages.map(({ channel, subject, state, reason, at }, index) => (
        <Stack key={index} $gap="space4">
          <Cluster $justify="space-between">
            <span>{subject}</span>
            <StatusPill $tone={tones[state]}>{messageStates[state]}</StatusPill>
          </Cluster>
          <Text $color="ink2">
            {messageChannels[channel]}, {formatShortTime(at)}
            {reason && `. ${reason}`}
          </Text>
        </Stack>
      ))}
    </SectionCard>
  );
}
