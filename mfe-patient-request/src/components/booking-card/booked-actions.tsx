import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useRequestRescheduleMutation } from '@scanharbor/shared-contracts/api/admin';
import { useCancelBookingMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { type BookingCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type Cancellation } from '@scanharbor/shared-contracts/domain/appointment-changes';
import { getDayAvailability } from '@scanharbor/shared-contracts/domain/day-availability';
import { type TimeWindow } from '@scanharbor/shared-contracts/domain/slots';
import { Button } from '@scanharbor/shared-ui/button';
import { CancelForm } from '@scanharbor/shared-ui/clinic/cancel-form';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { RescheduleForm } from '@scanharbor/shared-ui/clinic/reschedule-form';
import { lazyOptions } from '../lazy-options';
import { cardTexts } from './booking-card.texts';
import { CancelTerms } from './cancel-terms';
import { CancellationDialog } from './cancellation-dialog';
import { InlineQuestion } from './inline-question';
import { useCancelRequest } from './use-cancel-request';
import { useCardMode } from './use-card-mode';

const CalendarOverlay = lazySection(
  async () => (await import('@scanharbor/shared-ui/clinic/calendar-overlay')).CalendarOverlay,
  lazyOptions,
);

interface BookedActionsProps {
  card: BookingCard;
  headingId: string;
  /** Moves the focus before the card's buttons disappear. */
  onTaken: () => void;
}

const banner = {
  sent: { id: 'reschedule', status: true, message: cardTexts.rescheduled, delay: 10_000 },
  refused: { id: 'reschedule', status: false, message: cardTexts.rescheduleFailed, delay: 5000 },
};

/** Reschedule and Cancel Test of an appointment (PR-273, PR-284, PR-290 to PR-295). */
export function BookedActions({ card, headingId, onTaken }: BookedActionsProps) {
  const { requestId, isCancelRequested, selfPay } = card;
  const dispatch = useAppDispatch();
  const [cancelBooking] = useCancelBookingMutation();
  const [requestReschedule] = useRequestRescheduleMutation();
  const { mode, open, close, closeForGood, opener } = useCardMode<'cancel' | 'reschedule'>();
  const { run, requested, noticeOpen, closeNotice } = useCancelRequest(isCancelRequested, onTaken);

  const cancel = async (cancellation: Cancellation) => {
    if (await run(() => cancelBooking({ requestId, ...cancellation }).unwrap())) closeForGood();
  };
  const reschedule = async (details: string, windows: readonly TimeWindow[]) => {
    const { sent } = await requestReschedule({ requestId, details, windows })
      .unwrap()
      .catch(() => ({ sent: false }));
    dispatch(messageShown(sent ? banner.sent : banner.refused));
    if (sent) close();
  };

  return (
    <>
      {mode === 'cancel' && (
        <InlineQuestion title={cardTexts.sure}>
          <CancelTerms card={card} />
          <CancelForm by="patient" onCancel={cancel} onKeep={close} />
        </InlineQuestion>
      )}
      {mode === 'reschedule' && (
        <InlineQuestion title={cardTexts.reschedule}>
          <RescheduleForm
            onRequest={reschedule}
            onKeep={close}
            calendar={(controls) => <CalendarOverlay {...controls} {...getDayAvailability(selfPay ? 'self-pay' : 'insurance')} least={1} />}
          />
        </InlineQuestion>
      )}
      {mode === null && (
        <Cluster>
          <Button ref={opener('reschedule')} aria-describedby={headingId} onClick={() => open('reschedule')}>
            {cardTexts.reschedule}
          </Button>
          {!isCancelRequested && !requested && (
            <Button variant="danger-outline" ref={opener('cancel')} aria-describedby={headingId} onClick={() => open('cancel')}>
              {cardTexts.cancelTest}
            </Button>
          )}
        </Cluster>
      )}
      {noticeOpen && <CancellationDialog onClose={closeNotice} />}
    </>
  );
}
