import { RequestFlow } from '../../components/request-flow/request-flow';
import { useRequestStart } from '../../components/request-flow/use-request-start';

/** A new request, also for guests (PR-010). */
export function Page() {
  const start = useRequestStart();
  return start ? <RequestFlow {...start} /> : null;
}
