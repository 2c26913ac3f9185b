import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { moveFocusAfter } from './move-focus-after';

const Box = styled(Cluster)`
  padding: ${token.space12} ${token.space16};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusCard};
  background: ${token.warningTint};
`;

interface WarningAlertProps {
  /** Nothing is rendered without a line. */
  lines: readonly string[];
  /** Without it the alert stays. */
  onAcknowledge?: (() => void) | undefined;
}

/** Reports what other users did with an item while it was open on the screen. */
export function WarningAlert({ lines, onAcknowledge }: WarningAlertProps) {
  if (lines.length === 0) return null;
  return (
    <Box role="alert" $justify="space-between">
      <div>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </div>
      {onAcknowledge && <Button onClick={moveFocusAfter(onAcknowledge)}>{texts.changes.acknowledge}</Button>}
    </Box>
  );
}
