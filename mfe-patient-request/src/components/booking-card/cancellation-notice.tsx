import { useTakeBackCancellationMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Stack } from '@scanharbor/shared-ui/layout';
import { cancelMessageId, cardTexts } from './booking-card.texts';
import { CancelTerms } from './cancel-terms';
import { TakeBackButton } from './take-back-button';

interface CancellationNoticeProps {
  card: BookingCard;
  headingId: string;
  /** Moves the focus before the notice disappears. */
  onDismiss: () => void;
}

/** What the patient gets back for the requested cancellation; until the care team decides, the patient can take it back. */
export function CancellationNotice({ card, headingId, onDismiss }: CancellationNoticeProps) {
  const [takeBack] = useTakeBackCancellationMutation();
  return (
    <Stack $gap="space8">
      <CancelTerms card={card} />
      <TakeBackButton
        messageId={cancelMessageId}
        texts={cardTexts.cancellation}
        takeBack={() => takeBack(card.requestId)}
        headingId={headingId}
        onDismiss={onDismiss}
      />
    </Stack>
  );
}
