import { type AppointmentRecord } from '../db/schema/requests';

/** True while staff can take a booking back: its patient neither sees it nor has a message about it. */
export const canUndo = ({ undoUntil }: Pick<AppointmentRecord, 'undoUntil'>, now: Date): boolean => undoUntil !== null && undoUntil > now;
