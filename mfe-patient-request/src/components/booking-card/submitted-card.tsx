import { useCallback, useId, useRef } from 'react';
import { type BookingCard as Submitted } from '@scanharbor/shared-contracts/domain/booking-card';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Text } from '@scanharbor/shared-ui/theme';
import { Preparation } from '../preparation/preparation';
import { AppointmentLocation } from './appointment-location';
import { BookedActions } from './booked-actions';
import { cardTexts } from './booking-card.texts';
import { CancellationNotice } from './cancellation-notice';
import { CardFrame } from './card-frame';
import { MissingInformation } from './missing-information';
import { RequestedActions } from './requested-actions';
import { RescheduleNotice } from './reschedule-notice';

/** A sent request: not booked yet, booked or completed (PR-271 to PR-285). */
export function SubmittedCard({ card }: { card: Submitted }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const actions = { card, headingId, onTaken: focusHeading };
  const noTimes = card.status === 'requested' && !card.hasOpenWindow;
  return (
    <CardFrame
      card={card}
      headingId={headingId}
      headingRef={heading}
      note={
        <>
          {card.isCancelRequested && <StatusPill $tone="warning">{cardTexts.cancelRequested}</StatusPill>}
          {noTimes && <StatusPill $tone="danger">{cardTexts.noTimes}</StatusPill>}
        </>
      }
      actions={
        card.status === 'past' ? undefined : card.status === 'booked' ? <BookedActions {...actions} /> : <RequestedActions {...actions} />
      }
    >
      {noTimes && !card.isCancelRequested && <Text $color="ink2">{card.isMfp ? cardTexts.noTimesWait : cardTexts.noTimesEdit}</Text>}
      {card.canceled && !card.isCancelRequested && (
        <Text>{cardTexts.canceledByCenter(formatAppointmentTime(card.canceled.start, card.canceled.timeZone), card.selfPay)}</Text>
      )}
      <AppointmentLocation card={card} />
      {card.status !== 'past' && card.isCancelRequested && (
        <CancellationNotice card={card} headingId={headingId} onDismiss={focusHeading} />
      )}
      {card.status === 'booked' && card.movedFrom && card.appointment && (
        <Text>{cardTexts.moved(formatAppointmentTime(card.movedFrom, card.appointment.timeZone))}</Text>
      )}
      {card.status === 'booked' && card.attendance === 'arrived' && <Text>{cardTexts.arrived}</Text>}
      {card.status === 'past' && card.attendance === 'no-show' && <Text>{cardTexts.missed}</Text>}
      {card.status === 'booked' && card.reschedule && card.appointment && (
        <RescheduleNotice
          requestId={card.requestId}
          reschedule={card.reschedule}
          timeZone={card.appointment.timeZone}
          headingId={headingId}
          onDismiss={focusHeading}
        />
      )}
      {card.status === 'booked' && <Preparation scanType={card.scanType} level={3} />}
      {card.status !== 'past' && <MissingInformation card={card} onDismiss={focusHeading} />}
    </CardFrame>
  );
}
