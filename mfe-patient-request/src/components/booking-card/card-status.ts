import { type BookingCard, type ProgressCard } from '@scanharbor/shared-contracts/domain/booking-card';
import { type PillTone } from '@scanharbor/shared-ui/status-pill';
import { cardTexts } from './booking-card.texts';

const labels = cardTexts.statuses;

/** Any card of the tests lists. */
export type TestCard = BookingCard | ProgressCard;

const statuses: Record<TestCard['status'], { label: string; tone: PillTone }> = {
  progress: { label: labels.progress, tone: 'accent' },
  requested: { label: labels.requested, tone: 'brand' },
  booked: { label: labels.booked, tone: 'ok' },
  past: { label: labels.past, tone: 'neutral' },
};

/** Label and color of the status of a card (PR-270); a test that the patient missed is not completed. */
export const getCardStatus = (card: TestCard): { label: string; tone: PillTone } =>
  card.status === 'past' && card.attendance === 'no-show' ? { label: labels.missed, tone: 'warning' } : statuses[card.status];
