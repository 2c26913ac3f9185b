import { useCompleteStepFourMutation } from '@scanharbor/shared-contracts/api/scans-v2';
import { type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { useSending } from '@scanharbor/shared-ui/sending';
import { type FlowDraft } from './flow-draft';
import { flowTexts, paymentTexts } from '../../texts';
import { stepProblem } from './step-problem';

interface Outcome {
  /** The request exists under this id, with these answers. */
  onSent: (requestId: number, sent: FlowDraft) => void;
  onProblem: (message: string) => void;
}

/** The last save: makes the request of the answers, once (PR-138, PR-139, PR-142). */
export function useSendingRequest({ onSent, onProblem }: Outcome) {
  const [complete] = useCompleteStepFourMutation();
  const { sending, send } = useSending();

  const finish = async (draft: FlowDraft, card: SavedCard | undefined) => {
    const { ids, one, four } = draft;
    const progressId = Number(ids.progressId);
    const selfPay = one.payment === 'self-pay';
    if (selfPay && !card) return onProblem(paymentTexts.cardMissing);
    try {
      const outcome = await complete(
        selfPay && card
          ? { progressId, selfPay: true, card }
          : { progressId, selfPay: false, insurerId: Number(four.insurerId), memberId: four.memberId.trim() },
      ).unwrap();
      if (!outcome.ok) return onProblem(outcome.message || flowTexts.callFailed);
      onSent(outcome.requestId, draft);
    } catch (error) {
      onProblem(stepProblem(error));
    }
  };
  return { sending, send: (draft: FlowDraft, card: SavedCard | undefined) => void send(() => finish(draft, card)) };
}
