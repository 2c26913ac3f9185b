import { useRecordAttendanceMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { useState } from 'react';
import { AssignMenu, useLoadedColleagues } from '../../components/assignment/assign-menu';
import { CancelDialog } from '../../components/cancel/lazy-cancel-dialog';
import { AdditionalAvailability } from '../../components/booking/lazy-additional-availability';
import { RejectButton } from '../../components/reject/reject-button';
import { notifyRequestsChanged } from '../../components/request-events';
import { useSubmitWithErrors } from '../../components/use-submit-with-errors';
import { texts } from '../../texts';

const appointmentTexts = texts.appointment;

/** What staff record on the day, except taking a record back, which the dialog of the appointment does. */
function AttendanceButtons({ scan: { requestId, appointment, attendance, recordable } }: { scan: SingleScan }) {
  const [record] = useRecordAttendanceMutation();
  const { failure, sending, send } = useSubmitWithErrors(appointmentTexts.recordFailed);
  if (!appointment) return null;
  const save = (next: Attendance) =>
    send(async () => {
      await record({ requestId, attendance: next, was: { start: appointment.start, attendance } }).unwrap();
      notifyRequestsChanged();
    });
  const offered = recordable.filter((next) => next !== 'expected');
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      {offered.map((next, index) => (
        <Button key={next} variant={index === 0 ? 'primary' : 'secondary'} disabled={sending} onClick={() => void save(next)}>
          {appointmentTexts.record[next]}
        </Button>
      ))}
    </>
  );
}

export interface TestActionsProps {
  scan: SingleScan;
  /** Why the request can no longer be booked or rejected; for a dialog that is open meanwhile. */
  closed: string | undefined;
  /** The request is no longer there: its actions are disabled. */
  isUnavailable: boolean;
  /** Opens the booking panel. */
  onBook: () => void;
  onReject: () => void;
  /** Opens the appointment of a booked request. */
  onManage: () => void;
  /** Opens the list of the keys of this page. */
  onHelp: () => void;
}

/** What can be done with a request in its state, the next step first. */
export function TestActions({ scan, closed, isUnavailable, onBook, onReject, onManage, onHelp }: TestActionsProps) {
  const [dialog, setDialog] = useState<'propose' | 'cancel'>();
  const { requestId, state, attendance, isCancelRequested } = scan;
  const close = () => setDialog(undefined);
  useLoadedColleagues();
  return (
    <Stack $gap="space8">
      <Cluster $gap="space8" data-print="hide">
        {isUnavailable ? (
          <>
            {[texts.grid.book, texts.book.propose, texts.grid.reject].map((label) => (
              <Button key={label} disabled>
                {label}
              </Button>
            ))}
          </>
        ) : state === 'open' ? (
          <>
            {!isCancelRequested && (
              <>
                <Button variant="primary" aria-label={texts.grid.bookOf(requestId)} onClick={onBook}>
                  {texts.grid.book}
                </Button>
                <Button onClick={() => setDialog('propose')}>{texts.book.propose}</Button>
              </>
            )}
            <RejectButton requestId={requestId} onReject={onReject} />
            <AssignMenu request={scan} />
          </>
        ) : (
          <>
            <AttendanceButtons scan={scan} />
            <Button onClick={onManage}>{appointmentTexts.manageLong}</Button>
            {state === 'scheduled' && attendance === 'expected' && (
              <Button variant="danger-outline" aria-label={texts.grid.cancelOf(requestId)} onClick={() => setDialog('cancel')}>
                {texts.cancel.confirm}
              </Button>
            )}
          </>
        )}
        <Button onClick={() => window.print()}>{texts.test.print}</Button>
        <Button variant="quiet" onClick={onHelp}>
          {texts.shortcuts.open}
        </Button>
      </Cluster>
      {dialog === 'propose' && <AdditionalAvailability requestId={requestId} closed={closed} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog requestId={requestId} onClose={close} />}
    </Stack>
  );
}
