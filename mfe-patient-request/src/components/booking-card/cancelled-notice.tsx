import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { cardTexts } from './booking-card.texts';

/** What happens after a cancellation was asked for (PR-287, D7). */
export function CancelledNotice({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog title={cardTexts.cancelledTitle} onClose={onClose}>
      {cardTexts.cancelled}
    </AlertDialog>
  );
}
