import { formatAppointmentTime, formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { formatAppointmentDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { type PortalRequest } from '@scanharbor/shared-contracts/domain/portal-request';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { token } from '@scanharbor/shared-ui/theme';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';
import { inCompactRows } from './row-density';

type Appointed = Pick<PortalRequest, 'appointment' | 'reschedule' | 'attendance' | 'isCancelRequested'>;

/** Day and hour stand below each other in rows of 44 px: on one line the column would cut the hour. */
const Part = styled.span`
  white-space: nowrap;

  ${inCompactRows(css`
    display: block;
    font-size: ${token.text13};
    line-height: 1.0625rem;
  `)}
`;

/** A row with a mark is higher than 44 px: staff have to see it without opening the request. */
const Mark = styled(StatusPill)`
  ${inCompactRows(css`
    padding: 0;
    background: none;
    white-space: normal;
  `)}
`;

/** What the patient asks for, if anything; a cancellation outweighs other times. */
const getWish = ({ reschedule, isCancelRequested }: Appointed) => {
  if (isCancelRequested) return texts.grid.wantsToCancel;
  return reschedule && texts.grid.wantsOtherTimes;
};

/** The text of an appointment in an exported file. */
export function formatAppointment(row: Appointed): string {
  const time = row.appointment ? formatAppointmentTime(row.appointment.start, row.appointment.timeZone) : '';
  const wish = getWish(row);
  return wish ? `${time} (${wish})` : time;
}

/** An appointment in a grid, marked while its patient asks to cancel it or for other times, and with what was recorded on the day. */
export function AppointmentCell(row: Appointed) {
  const { appointment, attendance } = row;
  const wish = getWish(row);
  return (
    <>
      {appointment && (
        <>
          <Part>{formatAppointmentDate(appointment.start)},</Part> <Part>{formatClockTime(appointment.start, appointment.timeZone)}</Part>
        </>
      )}{' '}
      {wish && <Mark $tone="warning">{wish}</Mark>}
      {attendance !== 'expected' && <Mark $tone={attendance === 'no-show' ? 'warning' : 'ok'}>{texts.appointment.pills[attendance]}</Mark>}
    </>
  );
}
