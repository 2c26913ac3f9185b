import { type TestCard } from './card-status';
import { ProgressCard } from './progress-card';
import { SubmittedCard } from './submitted-card';

/** One entry of the tests lists, with its actions for the patient (PR-264 to PR-295). */
export function BookingCard({ card }: { card: TestCard }) {
  return card.status === 'progress' ? <ProgressCard card={card} /> : <SubmittedCard card={card} />;
}
