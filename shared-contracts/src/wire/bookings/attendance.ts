import { z } from 'zod';
import { attendances } from '../../domain/attendance';

/** Ours: what staff recorded about an appointment on its day. */
export const attendance = z.enum(attendances);

/** Ours: fields of an appointment in the patient's card and in the rows of centers; missing from an older API. */
export const appointmentLife = {
  attendance: attendance.nullish(),
  /** Start before the center moved the appointment, wall-clock there; null when it was not moved. */
  movedFrom: z.string().nullish(),
};
