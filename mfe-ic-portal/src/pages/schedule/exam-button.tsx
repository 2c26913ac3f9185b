import { type AgendaAppointment } from '@scanharbor/shared-contracts/domain/agenda';
import { formatClockTime } from '@scanharbor/shared-contracts/domain/appointment-formats';
import { type Attendance } from '@scanharbor/shared-contracts/domain/attendance';
import { CalendarCheck, CircleAlert, CircleCheck, DoorOpen, type LucideIcon, UserX } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent } from 'react';
import { texts } from '../../texts';
import { ExamButton } from './agenda.styles';

const agendaTexts = texts.agenda;

export const stateIcons: Record<Attendance, LucideIcon> = {
  expected: CalendarCheck,
  arrived: DoorOpen,
  completed: CircleCheck,
  'no-show': UserX,
};

/** Minutes from which an exam has room for two lines. */
const tallMinutes = 45;

interface ExamProps {
  appointment: AgendaAppointment;
  /** In a column for a day of a week, or with room for two lines in a list. */
  shape?: 'column' | 'narrow' | 'card';
  onOpen: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
}

/** An exam with its patient, time, length and state, as a button that opens it. */
export function Exam({ appointment, shape = 'column', onOpen, ...handlers }: ExamProps) {
  const { requestId, patient, start, minutes, scan, attendance, hasPatientAsked } = appointment;
  const Icon = stateIcons[attendance];
  return (
    <ExamButton
      type="button"
      data-exam={requestId}
      $attendance={attendance}
      $isTall={shape === 'card' || minutes >= tallMinutes}
      $isNarrow={shape === 'narrow'}
      onClick={onOpen}
      {...handlers}
    >
      <strong>{patient} </strong>
      <span className="detail">
        {formatClockTime(start)}, {agendaTexts.minutes(minutes)} · {scan}{' '}
      </span>
      <span className="state">
        {hasPatientAsked && <CircleAlert size={14} role="img" aria-label={agendaTexts.asked} />}
        <Icon size={14} aria-hidden="true" />
        {agendaTexts.states[attendance]}
      </span>
    </ExamButton>
  );
}
