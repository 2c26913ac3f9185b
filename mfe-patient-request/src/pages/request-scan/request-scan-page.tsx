import { newRequestDraft, useFlowStart } from '../../components/request-flow/use-flow-start';
import { RequestFlow } from '../../components/request-flow/request-flow';

/** A new request, also for guests (PR-010). */
export function Page() {
  const start = useFlowStart();
  return start ? <RequestFlow draftKey={newRequestDraft} {...start} /> : null;
}
