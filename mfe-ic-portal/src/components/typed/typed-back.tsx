import { Button } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { texts } from '../../texts';
import { passingFocus } from '../passing-focus';

const words = texts.typed;

/** Says that what was typed before is back and not saved yet, and lets it be discarded. */
export function TypedBack({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Cluster role="status" $gap="space8">
      <Text as="span" $size="note" $colour="ink2">
        {words.back}
      </Text>
      <Button variant="link" onClick={passingFocus(onDiscard)}>
        {words.discard}
      </Button>
    </Cluster>
  );
}
