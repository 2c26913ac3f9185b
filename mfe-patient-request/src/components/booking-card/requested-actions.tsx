import { paths } from '@scanharbor/shared-contracts';
import { useCancelRequestMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useSending } from '@scanharbor/shared-ui/sending';
import { cardTexts } from './booking-card.texts';
import { CancelledNotice } from './cancelled-notice';
import { Question } from './question';
import { useCancelling } from './use-cancelling';
import { useCardMode } from './use-card-mode';

interface CardActionsProps {
  card: BookingCard;
  headingId: string;
  /** The card's buttons are about to go: gives the focus another place. */
  onTaken: () => void;
}

/** Cancel and Edit Details of a request that waits for a booking (PR-274, PR-275, PR-281 to PR-283). */
export function RequestedActions({ card, headingId, onTaken }: CardActionsProps) {
  const [cancelRequest] = useCancelRequestMutation();
  const { mode, ask, close, opener } = useCardMode<'cancel'>();
  const { run, asked, told, closeNotice } = useCancelling(onTaken);
  const { sending, send } = useSending();
  const requestId = card.requestId;

  const confirm = () =>
    send(async () => {
      if (await run(() => cancelRequest({ requestId }).unwrap())) close();
    });

  return (
    <>
      {mode === 'cancel' ? (
        <Question title={cardTexts.sure}>
          <Cluster>
            <Button variant="danger" saving={sending} onClick={() => void confirm()}>
              {cardTexts.confirmCancel}
            </Button>
            <Button disabled={sending} onClick={close}>
              {cardTexts.keep}
            </Button>
          </Cluster>
        </Question>
      ) : (
        <Cluster>
          {!card.isMfp && (
            <ButtonLink $variant="secondary" to={paths.testEdit({ testRequestID: requestId })} aria-describedby={headingId}>
              {cardTexts.editDetails}
            </ButtonLink>
          )}
          {!card.isCancelRequested && !asked && (
            <Button variant="danger-outline" ref={opener('cancel')} aria-describedby={headingId} onClick={() => ask('cancel')}>
              {cardTexts.cancel}
            </Button>
          )}
        </Cluster>
      )}
      {told && <CancelledNotice onClose={closeNotice} />}
    </>
  );
}
