import { useRecordAttendanceMutation } from '@scanharbor/shared-contracts/api/bookings/portal';
import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Button } from '@scanharbor/shared-ui/button';
import { FormFailure } from '@scanharbor/shared-ui/form';
import { Cluster, Stack } from '@scanharbor/shared-ui/layout';
import { Text } from '@scanharbor/shared-ui/theme';
import { useRef } from 'react';
import { texts } from '../../texts';
import { notifyRequestsChanged } from '../request-events';
import { useSubmitWithErrors } from '../use-submit-with-errors';

const appointmentTexts = texts.appointment;

/** What staff can record about an appointment now: arrived, completed, no-show, or to take the last record back. */
export function AttendanceActions({ scan: { requestId, appointment, attendance, recordable } }: { scan: SingleScan }) {
  const [record] = useRecordAttendanceMutation();
  const { failure, sending, send } = useSubmitWithErrors(appointmentTexts.recordFailed);
  const status = useRef<HTMLParagraphElement>(null);
  if (!appointment) return null;
  const save = (next: Attendance) =>
    send(async () => {
      // The pressed button is gone afterwards.
      status.current?.focus();
      await record({ requestId, attendance: next, was: { start: appointment.start, attendance } }).unwrap();
      notifyRequestsChanged();
    });
  return (
    <Stack $gap="space8">
      <Text role="status" tabIndex={-1} ref={status} $strong>
        {appointmentTexts.states[attendance]}
      </Text>
      <FormFailure>{failure}</FormFailure>
      {recordable.length === 0 ? (
        <Text $color="ink2">{appointmentTexts.recordLater}</Text>
      ) : (
        <Cluster $gap="space8">
          {recordable.map((next) => (
            <Button key={next} disabled={sending} onClick={() => void save(next)}>
              {appointmentTexts.record[next]}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
