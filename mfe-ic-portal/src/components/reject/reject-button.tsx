import { Button } from '@scanharbor/shared-ui/button';
import { texts } from '../../texts';

/** Rejects the request it names; a press opens the dialog, never the row. */
export function RejectButton({ requestId, onPress }: { requestId: number; onPress: (requestId: number) => void }) {
  return (
    <Button variant="danger-outline" aria-label={texts.grid.rejectOf(requestId)} onClick={() => onPress(requestId)}>
      {texts.grid.reject}
    </Button>
  );
}
