import { useSingleScanQuery } from '@scanharbor/shared-contracts/api/ic-portal';
import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { Dialog, DialogButtons, ifFocusIsLost } from '@scanharbor/shared-ui/dialog';
import { SummaryList } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useState } from 'react';
import { CancelDialog } from '../cancel/cancel-dialog';
import { AttendanceActions } from './attendance-actions';
import { BookingSummary } from './booking-summary';
import { ChangeBookingForm } from './change-booking-form';
import { texts } from '../../texts';

const appointmentTexts = texts.appointment;

/**
 * Returns the focus to what opened the appointment: the dialog that cancels it replaces the first one, and would return the focus to a
 * button of that.
 */
function useReturnToOpener() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      ifFocusIsLost(() => {
        if (opener instanceof HTMLElement) opener.focus();
      }),
    [opener],
  );
}

/** The life of a booked scan in one place: arrival, completion or no-show, another time, price and id, and the cancellation. */
export function ManageAppointment({ requestId, onClose }: { requestId: number; onClose: () => void }) {
  const [isCanceling, setCanceling] = useState(false);
  useReturnToOpener();
  // The center no longer has a request that it cancelled: reading it again would end in 404.
  const { currentData: scan, isError, refetch } = useSingleScanQuery(requestId, { skip: isCanceling });
  if (isCanceling) return <CancelDialog requestId={requestId} onClose={onClose} />;
  const location = scan?.locations[0];
  const appointment = scan?.appointment;
  const asksToCancel = scan?.state === 'scheduled' && scan.isCancelRequested;
  return (
    <Dialog title={appointmentTexts.title(requestId)} onClose={onClose}>
      {scan && (
        <>
          <BookingSummary scan={scan} />
          {appointment && location ? (
            <>
              <SummaryList
                rows={[
                  { label: texts.wizard.time, value: formatAppointmentTime(appointment.start, appointment.timeZone) },
                  { label: texts.wizard.location, value: location.name },
                ]}
              />
              {asksToCancel && (
                <Text $color="warning" role="status">
                  {appointmentTexts.wantsToCancel}
                </Text>
              )}
              <AttendanceActions scan={scan} />
              {scan.state === 'scheduled' && scan.attendance === 'expected' && !asksToCancel && (
                <ChangeBookingForm key={appointment.start} scan={scan} appointment={appointment} location={location} />
              )}
            </>
          ) : (
            <Text>{appointmentTexts.gone}</Text>
          )}
        </>
      )}
      {!scan && isError && <LoadError title={texts.wizard.loadFailed} onRetry={() => void refetch()} level={3} />}
      {!scan && !isError && <Skeleton lines={6} />}
      <DialogButtons>
        {scan?.state === 'scheduled' && (
          <Button variant="danger-outline" onClick={() => setCanceling(true)}>
            {texts.cancel.confirm}
          </Button>
        )}
        <Button onClick={onClose}>{texts.book.close}</Button>
      </DialogButtons>
    </Dialog>
  );
}
