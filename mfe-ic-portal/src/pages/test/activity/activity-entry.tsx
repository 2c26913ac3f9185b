import { getServerMessage, messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useResendMessageMutation } from '@scanharbor/shared-contracts/api/ic-portal/activity';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { type ActivityEntry as Entry } from '@scanharbor/shared-contracts/wire/ic-portal/activity';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';
import { messageDelays, texts } from '../../../texts';

const { activity, test } = texts;

export const isFailedMessage = ({ message }: Entry) => message?.state === 'failed';

const Item = styled.li<{ $alarm: boolean }>`
  display: grid;
  gap: ${token.space4};
  padding: ${token.space8} 0 ${token.space12} ${token.space12};
  border-inline-start: 2px solid ${token.divider};
  font-size: ${token.text14};
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  ${({ $alarm }) =>
    $alarm &&
    css`
      padding-inline-end: ${token.space12};
      border-inline-start-color: ${token.danger};
      border-radius: 0 ${token.radiusControl} ${token.radiusControl} 0;
      background: ${token.dangerTint};
    `}
`;

const Title = styled.span`
  font-weight: ${token.weightStrong};
`;

const Time = styled.time`
  color: ${token.ink2};
  font-size: ${token.text13};
  ${tabularFigures}
`;

const NoteText = styled.blockquote`
  padding: ${token.space8} ${token.space12};
  border-radius: ${token.radiusControl};
  background: ${token.canvas};
  white-space: pre-line;
`;

const Detail = styled.span`
  color: ${token.ink2};
`;

const tones = { kept: 'neutral', waiting: 'neutral', sent: 'ok', delivered: 'ok', failed: 'danger' } as const;

function SendAgain({ requestId, messageId, subject }: { requestId: number; messageId: number; subject: string }) {
  const dispatch = useAppDispatch();
  const [resend] = useResendMessageMutation();
  const { sending, send } = useSingleFlight();
  const start = async () => {
    try {
      await resend({ requestId, messageId }).unwrap();
      dispatch(messageShown({ status: true, message: activity.sentAgain, delay: messageDelays.listAction }));
    } catch (error) {
      const message = [activity.sendFailed, getServerMessage(error)].filter(Boolean).join(' ');
      dispatch(messageShown({ status: false, message, delay: messageDelays.listAction }));
    }
  };
  return (
    <div>
      <Button saving={sending} aria-label={activity.sendAgainOf(subject)} onClick={() => void send(start)}>
        {activity.sendAgain}
      </Button>
    </div>
  );
}

function MessageDetails({ requestId, entry: { text, message } }: { requestId: number; entry: Entry }) {
  if (!message) return null;
  const { id, channel, state, reason } = message;
  return (
    <>
      <Cluster $gap="space8" $justify="space-between">
        <span>{text}</span>
        <StatusPill $tone={tones[state]}>{test.messageStates[state]}</StatusPill>
      </Cluster>
      {reason && <Detail>{reason}</Detail>}
      {state === 'failed' && <SendAgain requestId={requestId} messageId={id} subject={`${test.messageChannels[channel]}, ${text}`} />}
    </>
  );
}

/** One line of the activity: what happened, who did it, when, and what belongs to it. */
export function ActivityEntry({ requestId, entry }: { requestId: number; entry: Entry }) {
  const { kind, person, at, text, visit, edited, message } = entry;
  const what = message ? test.messageChannels[message.channel] : activity.kinds[kind];
  return (
    <Item $alarm={isFailedMessage(entry)} data-kind={kind}>
      <Cluster $gap="space8" $justify="space-between" $align="baseline">
        <Title>{person ? activity.by(what, person) : what}</Title>
        <Time dateTime={at}>{formatShortTime(at)}</Time>
      </Cluster>
      {visit && <span>{activity.visit(formatAppointmentTime(visit.start, visit.timeZone), visit.location)}</span>}
      {kind === 'message' ? (
        <MessageDetails requestId={requestId} entry={entry} />
      ) : kind === 'note' ? (
        <NoteText>{text}</NoteText>
      ) : (
        text && <Detail>{text}</Detail>
      )}
      {edited && (
        <Detail>{[activity.edited(edited.by, formatShortTime(edited.at)), activity.versions(edited.versions)].join(' · ')}</Detail>
      )}
    </Item>
  );
}
