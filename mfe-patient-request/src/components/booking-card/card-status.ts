import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type PillTone } from '@scanharbor/shared-ui/status-pill';

/** Any card of the tests lists. */
export type TestCard = BookingCard | ProgressCard;

const statuses: Record<TestCard['status'], { label: string; tone: PillTone }> = {
  progress: { label: 'In-progress', tone: 'accent' },
  requested: { label: 'Requested', tone: 'brand' },
  booked: { label: 'Booked', tone: 'ok' },
  past: { label: 'Completed', tone: 'neutral' },
};

/** Label and color of the status of a card (PR-270); a test that the patient missed is not completed. */
export const getCardStatus = (card: TestCard): { label: string; tone: PillTone } =>
  card.status === 'past' && card.attendance === 'no-show' ? { label: 'Missed', tone: 'warning' } : statuses[card.status];
