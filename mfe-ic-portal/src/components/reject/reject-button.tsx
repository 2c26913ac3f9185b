import { Button } from '@scanharbor/shared-ui/button';
import { texts } from '../../texts';

/** Opens the reject dialog of a request; a press does not open the row. */
export function RejectButton({ requestId, onReject }: { requestId: number; onReject: (requestId: number) => void }) {
  return (
    <Button variant="danger-outline" aria-label={texts.grid.rejectOf(requestId)} onClick={() => onReject(requestId)}>
      {texts.grid.reject}
    </Button>
  );
}
