import { type Attendance } from './attendance';
import { type CivilDate } from './civil-date';
import { type TimeWindow } from './slots';

/** A day of a location's schedule. */
export interface AgendaDay {
  date: CivilDate;
  /** 'HH:mm'; null when the location is closed all day. */
  hours: { open: string; close: string } | null;
  /** The reason of a closed day, which may be empty; null on other days. */
  closure: string | null;
}

/** A machine with the names of what it scans. */
export interface AgendaMachine {
  id: number;
  name: string;
  modalities: readonly string[];
  /** Not in use anymore, with exams that were booked before. */
  isRemoved: boolean;
}

interface Exam {
  requestId: number;
  patient: string;
  modality: string;
  /** Full name. */
  scan: string;
  minutes: number;
}

export interface AgendaAppointment extends Exam {
  /** Null for an exam that was booked before the location had machines. */
  machineId: number | null;
  /** Wall-clock time at the location. */
  start: string;
  attendance: Attendance;
  /** The patient asked to cancel, or for other times. */
  hasPatientAsked: boolean;
}

/** A request that waits for a time. */
export interface WaitingRequest extends Exam {
  hoursOpened: number;
  /** Hours of notice that the patient needs. */
  notice: number;
  windows: readonly (TimeWindow & { id: number })[];
}

/** Some days of a location: wall-clock times there. */
export interface Agenda {
  days: readonly AgendaDay[];
  machines: readonly AgendaMachine[];
  appointments: readonly AgendaAppointment[];
}
