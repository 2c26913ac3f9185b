import { type ReleaseEvent } from '@scanharbor/shared-contracts/domain/release';
import { Stack } from '@scanharbor/shared-ui/layout';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { formatTime } from './format-figures';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding: ${token.space12} 0;
    border-top: 1px solid ${token.divider};
    overflow-wrap: anywhere;
  }
`;

function describeEvent({ action, version, share }: ReleaseEvent): string {
  if (action === 'freeze' || action === 'unfreeze') return texts.actions[action];
  if (action === 'canary') return texts.actions.canary(version, share ?? 0);
  return action === 'rollback' ? texts.actions.rollback(version) : texts.actions.release(version);
}

/** Who changed which release, when and why, the newest first. */
export function HistoryList({ history }: { history: readonly ReleaseEvent[] }) {
  return (
    <Stack as="section" aria-label={texts.history}>
      <Heading level={2} size="card">
        {texts.history}
      </Heading>
      {history.length === 0 ? (
        <Text>{texts.noHistory}</Text>
      ) : (
        <List>
          {history.map((event, index) => (
            <li key={`${event.at} ${event.name} ${index}`}>
              <Text $strong>
                {event.name === 'all' ? texts.allReleases : event.name} {describeEvent(event)}
              </Text>
              {(event.who || event.why) && (
                <Text $size="note" $color="ink2">
                  {event.who}
                  {event.who && event.why && ': '}
                  {event.why}
                </Text>
              )}
              <Text $size="note" $color="ink2">
                {formatTime(event.at)}
              </Text>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
