import { paths } from '@scanharbor/shared-contracts';
import { useCancelRequestMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { cardTexts } from './booking-card.texts';
import { CancelTerms } from './cancel-terms';
import { CancellationDialog } from './cancellation-dialog';
import { InlineQuestion } from './inline-question';
import { useCancelRequest } from './use-cancel-request';
import { useCardMode } from './use-card-mode';

interface CardActionsProps {
  card: BookingCard;
  headingId: string;
  /** Moves the focus before the card's buttons disappear. */
  onTaken: () => void;
}

/** Cancel and Edit Details of a request that is not booked yet (PR-274, PR-275, PR-281 to PR-283). */
export function RequestedActions({ card, headingId, onTaken }: CardActionsProps) {
  const [cancelRequest] = useCancelRequestMutation();
  const { mode, open, close, closeForGood, opener } = useCardMode<'cancel'>();
  const { run, requested, noticeOpen, closeNotice } = useCancelRequest(card.isCancelRequested, onTaken);
  const { sending, send } = useSingleFlight();
  const requestId = card.requestId;

  const confirm = () =>
    send(async () => {
      if (await run(() => cancelRequest({ requestId }).unwrap())) closeForGood();
    });

  return (
    <>
      {mode === 'cancel' ? (
        <InlineQuestion title={cardTexts.sure}>
          <CancelTerms card={card} />
          <Cluster>
            <Button variant="danger" saving={sending} onClick={() => void confirm()}>
              {cardTexts.confirmCancel}
            </Button>
            <Button disabled={sending} onClick={close}>
              {cardTexts.keep}
            </Button>
          </Cluster>
        </InlineQuestion>
      ) : (
        <Cluster>
          {!card.isMfp && (
            <ButtonLink $variant="secondary" to={paths.testEdit({ testRequestID: requestId })} aria-describedby={headingId}>
              {cardTexts.editDetails}
            </ButtonLink>
          )}
          {!card.isCancelRequested && !requested && (
            <Button variant="danger-outline" ref={opener('cancel')} aria-describedby={headingId} onClick={() => open('cancel')}>
              {cardTexts.cancel}
            </Button>
          )}
        </Cluster>
      )}
      {noticeOpen && <CancellationDialog onClose={closeNotice} />}
    </>
  );
}
