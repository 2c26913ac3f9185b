import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../texts';

/** An appointment in a grid, marked while its patient asks for other times, and with what was recorded on the day. */
export function AppointmentCell({ appointment, reschedule, attendance }: Pick<PortalRequest, 'appointment' | 'reschedule' | 'attendance'>) {
  return (
    <>
      {appointment && formatAppointmentTime(appointment.start, appointment.timeZone)}{' '}
      {reschedule && <StatusPill $tone="warning">{texts.grid.wantsOtherTimes}</StatusPill>}
      {attendance !== 'expected' && (
        <StatusPill $tone={attendance === 'no-show' ? 'warning' : 'ok'}>{texts.appointment.pills[attendance]}</StatusPill>
      )}
    </>
  );
}
