import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type PillTone } from '@scanharbor/shared-ui/status-pill';

/** Any card of the tests lists. */
export type TestCard = BookingCard | ProgressCard;

/** Label and color of each status (PR-270). */
export const getCardStatus: Record<TestCard['status'], { label: string; tone: PillTone }> = {
  progress: { label: 'In-progress', tone: 'accent' },
  requested: { label: 'Requested', tone: 'brand' },
  booked: { label: 'Booked', tone: 'ok' },
  past: { label: 'Completed', tone: 'neutral' },
};
