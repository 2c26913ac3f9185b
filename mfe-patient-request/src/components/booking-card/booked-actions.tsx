import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRequestRescheduleMutation } from '@scanharbor/shared-contracts/api/admin';
import { useCancelBookingMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { Button } from '@scanharbor/shared-ui/button';
import { type Cancellation, CancelForm } from '@scanharbor/shared-ui/cancel-form';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { RescheduleForm } from '@scanharbor/shared-ui/reschedule-form';
import { cardTexts } from './booking-card.texts';
import { CancelledNotice } from './cancelled-notice';
import { Question } from './question';
import { useCancelling } from './use-cancelling';
import { useCardMode } from './use-card-mode';

interface BookedActionsProps {
  card: BookingCard;
  headingId: string;
  /** The card's buttons are about to go: gives the focus another place. */
  onTaken: () => void;
}

const banner = {
  sent: { id: 'reschedule', status: true, message: cardTexts.rescheduled, delay: 10_000 },
  refused: { id: 'reschedule', status: false, message: cardTexts.rescheduleFailed, delay: 5000 },
};

/** Reschedule and Cancel Test of an appointment (PR-273, PR-284, PR-290 to PR-295). */
export function BookedActions({ card: { requestId, isCancelRequested }, headingId, onTaken }: BookedActionsProps) {
  const dispatch = useAppDispatch();
  const [cancelBooking] = useCancelBookingMutation();
  const [requestReschedule] = useRequestRescheduleMutation();
  const { mode, ask, close, opener } = useCardMode<'cancel' | 'reschedule'>();
  const { run, asked, told, closeNotice } = useCancelling(onTaken);

  const cancel = async (cancellation: Cancellation) => {
    if (await run(() => cancelBooking({ requestId, ...cancellation }).unwrap())) close();
  };
  const reschedule = async (details: string) => {
    const { sent } = await requestReschedule({ requestId, details })
      .unwrap()
      .catch(() => ({ sent: false }));
    dispatch(messageShown(sent ? banner.sent : banner.refused));
    if (sent) close();
  };

  return (
    <>
      {mode === 'cancel' && (
        <Question title={cardTexts.sure}>
          <CancelForm by="patient" onCancel={cancel} onKeep={close} />
        </Question>
      )}
      {mode === 'reschedule' && (
        <Question title={cardTexts.reschedule}>
          <RescheduleForm onRequest={reschedule} onKeep={close} />
        </Question>
      )}
      {mode === null && (
        <Cluster>
          <Button ref={opener('reschedule')} aria-describedby={headingId} onClick={() => ask('reschedule')}>
            {cardTexts.reschedule}
          </Button>
          {!isCancelRequested && !asked && (
            <Button variant="danger-outline" ref={opener('cancel')} aria-describedby={headingId} onClick={() => ask('cancel')}>
              {cardTexts.cancelTest}
            </Button>
          )}
        </Cluster>
      )}
      {told && <CancelledNotice onClose={closeNotice} />}
    </>
  );
}
