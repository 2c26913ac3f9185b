import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type PillTone } from '@scanharbor/shared-ui/status-pill';

/** Any card of the tests lists. */
export type TestCard = BookingCard | ProgressCard;

/** How each status is called and coloured (PR-270). */
export const cardStatus: Record<TestCard['status'], { label: string; tone: PillTone }> = {
  progress: { label: 'In-progress', tone: 'accent' },
  requested: { label: 'Requested', tone: 'brand' },
  booked: { label: 'Booked', tone: 'ok' },
  past: { label: 'Completed', tone: 'neutral' },
};
