import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';
import { passingFocus } from '../passing-focus';

const Box = styled(Cluster)`
  padding: ${token.space12} ${token.space16};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusCard};
  background: ${token.warningTint};
`;

interface NoticeProps {
  /** A line each; nothing is drawn without one. */
  told: readonly string[];
  /** The person has read it; left out where it stays. */
  onUnderstood?: (() => void) | undefined;
}

/** What others did with something while it was open on the screen. */
export function Notice({ told, onUnderstood }: NoticeProps) {
  if (told.length === 0) return null;
  return (
    <Box role="alert" $justify="space-between">
      <div>
        {told.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
      {onUnderstood && <Button onClick={passingFocus(onUnderstood)}>{texts.changes.understood}</Button>}
    </Box>
  );
}
