import { messageShown, paths, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCancelAppointmentMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { Button, ButtonLink } from '@scanharbor/shared-ui/button';
import { DialogButtons } from '@scanharbor/shared-ui/dialog';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { useSingleFlight } from '@scanharbor/shared-ui/single-flight';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef } from 'react';
import { notifyRequestsChanged } from '../../../components/request-events';
import { messageDelays, texts } from '../../../texts';

const bookTexts = texts.book;

/** Confirms the booking, leads to the appointment, and can cancel it (IC-129, IC-130). */
export function BookedSection({ requestId, time, onClose }: { requestId: number; time: string; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [cancel] = useCancelAppointmentMutation();
  const { sending, failure, send } = useSingleFlight();
  // The pressed button was removed with the form.
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const cancelBooking = async () => {
    const { cancelled } = await cancel({ requestId, reason: 'Other' }).unwrap();
    if (!cancelled) throw new Error(bookTexts.cancelFailed);
    dispatch(messageShown({ status: true, message: bookTexts.cancelled, delay: messageDelays.listAction }));
    notifyRequestsChanged();
    onClose();
  };
  return (
    <>
      <Text role="status" $strong>
        {time}
      </Text>
      <FormFailure>{failure !== null && bookTexts.cancelFailed}</FormFailure>
      <DialogButtons>
        <Button variant="danger-outline" saving={sending} onClick={() => void send(cancelBooking)}>
          {bookTexts.cancel}
        </Button>
        <ButtonLink $variant="secondary" to={paths.test(requestId, 'availability')}>
          {bookTexts.change}
        </ButtonLink>
        <Button variant="primary" ref={close} onClick={onClose}>
          {bookTexts.close}
        </Button>
      </DialogButtons>
    </>
  );
}
