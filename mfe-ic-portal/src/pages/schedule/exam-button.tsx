import { type AgendaAppointment } from '@scanharbor/shared-contracts/domain/agenda';
import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';
import { slotMinutes } from '@scanharbor/shared-contracts/domain/slot-times';
import { CalendarCheck, CircleAlert, CircleCheck, DoorOpen, type LucideIcon, UserX } from 'lucide-react';
import { type PointerEvent } from 'react';
import { texts } from '../../texts';
import { ExamButton } from './exam.styles';
import { isPlainKey } from './is-plain-key';

const agendaTexts = texts.agenda;

export const stateIcons: Record<Attendance, LucideIcon> = {
  expected: CalendarCheck,
  arrived: DoorOpen,
  completed: CircleCheck,
  'no-show': UserX,
};

interface ExamProps {
  appointment: AgendaAppointment;
  onOpen: () => void;
  /** Starts to move it, by the key M. */
  onMove?: () => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
}

/** An exam with its patient, time, length and state, as a button that opens it. */
export function Exam({ appointment, onOpen, onMove, onPointerDown }: ExamProps) {
  const { requestId, patient, start, minutes, scan, attendance, hasPatientAsked } = appointment;
  const Icon = stateIcons[attendance];
  return (
    <ExamButton
      type="button"
      data-exam={requestId}
      $attendance={attendance}
      $isShort={minutes <= slotMinutes}
      onClick={onOpen}
      onKeyDown={onMove && ((event) => isPlainKey(event, 'm') && onMove())}
      onPointerDown={onPointerDown}
    >
      <strong>{patient} </strong>
      <span className="detail">
        {formatClockTime(start)}, {agendaTexts.minutes(minutes)} · {scan}{' '}
      </span>
      <span className="state">
        {hasPatientAsked && <CircleAlert size={14} role="img" aria-label={agendaTexts.requested} />}
        <Icon size={14} aria-hidden="true" />
        <span className="word">{agendaTexts.states[attendance]}</span>
      </span>
    </ExamButton>
  );
}
