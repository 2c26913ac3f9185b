import { useNavigate } from 'react-router-dom';
import { paths, useDraft } from '@scanharbor/shared-contracts';
import { editDraft, type FlowDraft } from './flow-draft';
import { type KeptFlowDraft } from './use-flow-draft';
import { type FlowPlace, movedFlow } from './use-flow-history';
import { newRequestDraft } from './use-flow-start';

/**
 * Goes back to step 1 with the same answers, which are saved to a new record from then on: as an edit of the same request,
 * else as a new request. The answers move to where a reload finds them, as the page of a record that ended shows none.
 */
export function useStartAgain({ key, draft, latest, update, drop }: KeptFlowDraft, goTo: (place: FlowPlace) => void) {
  const navigate = useNavigate();
  const { requestId } = draft.ids;
  const [freshKey, address] =
    requestId === undefined
      ? [newRequestDraft, paths.requestScan()]
      : [editDraft({ requestId }), paths.testEdit({ testRequestID: requestId })];
  const { keep } = useDraft<FlowDraft>(freshKey);

  const move = async () => {
    keep({ ...latest(), step: 1, ids: { requestId } });
    // The answers at hand go only when the page has gone: it would show what is stored instead.
    await navigate(address, { replace: true, state: movedFlow });
    drop();
  };
  return () => {
    if (freshKey !== key) return void move();
    update((now) => ({ ...now, ids: { requestId } }));
    goTo(1);
  };
}
