import { type RescheduleResponse } from '../wire/bookings/reschedule';
import { type Complete } from './codec';
import { type TimeWindow } from './slots';

/** A patient's request for another time of an appointment, until it is withdrawn or the appointment ends. */
export interface Reschedule {
  /** ISO time. */
  requestedAt: string;
  /** Reason, and days in the patient's words. */
  details: string;
  /** Times that suit, wall-clock at the center; empty when none were chosen. */
  windows: TimeWindow[];
}

export const readReschedule = (wire: RescheduleResponse): Complete<Reschedule> => ({
  requestedAt: wire.requested_at,
  details: wire.details,
  windows: wire.windows.map(({ window_open, window_close }) => ({ open: window_open, close: window_close })),
});

export const writeReschedule = ({ requestedAt, details, windows }: Reschedule): Complete<RescheduleResponse> => ({
  requested_at: requestedAt,
  details,
  windows: windows.map(({ open, close }) => ({ window_open: open, window_close: close })),
});
