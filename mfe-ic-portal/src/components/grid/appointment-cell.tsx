import { formatAppointmentTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { texts } from '../../texts';

/** An appointment in a grid, marked while its patient asks for other times. */
export function AppointmentCell({ appointment, reschedule }: Pick<PortalRequest, 'appointment' | 'reschedule'>) {
  return (
    <>
      {appointment && formatAppointmentTime(appointment.start, appointment.timeZone)}{' '}
      {reschedule && <StatusPill $tone="warning">{texts.grid.wantsOtherTimes}</StatusPill>}
    </>
  );
}
