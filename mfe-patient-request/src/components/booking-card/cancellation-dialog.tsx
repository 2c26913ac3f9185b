import { AlertDialog } from '@scanharbor/shared-ui/dialog';
import { cardTexts } from './booking-card.texts';

/** Explains what happens after a requested cancellation (PR-287, D7). */
export function CancellationDialog({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog title={cardTexts.cancelledTitle} onClose={onClose}>
      {cardTexts.cancelled}
    </AlertDialog>
  );
}
