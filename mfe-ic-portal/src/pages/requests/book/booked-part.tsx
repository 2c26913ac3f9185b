import { messageShown, useAppDispatch } from '@scanharbor/shared-contracts';
import { useCancelAppointmentMutation } from '@scanharbor/shared-contracts/api/cancellations';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { useState } from 'react';
import { announceUpdate } from '../../../components/updates';
import { messageDelays, texts } from '../../../texts';

const words = texts.book;

/** After the booking: done, or the way to take it back (IC-129, IC-130). */
export function BookedPart({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [cancel, { isLoading }] = useCancelAppointmentMutation();
  const [failed, setFailed] = useState(false);
  const undo = async () => {
    setFailed(false);
    try {
      const { cancelled } = await cancel({ requestId, reason: 'Other' }).unwrap();
      if (!cancelled) {
        setFailed(true);
        return;
      }
    } catch {
      setFailed(true);
      return;
    }
    dispatch(messageShown({ status: true, message: words.cancelled, delay: messageDelays.listAction }));
    announceUpdate();
    onClose();
  };
  return (
    <>
      <p role="status">{words.booked}</p>
      <FormFailure>{failed ? words.cancelFailed : undefined}</FormFailure>
      <Cluster $justify="end">
        <Button variant="danger-outline" saving={isLoading} onClick={() => void undo()}>
          {words.cancel}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
      </Cluster>
    </>
  );
}
