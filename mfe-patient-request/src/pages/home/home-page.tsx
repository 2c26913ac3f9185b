import { useSearchParams } from 'react-router-dom';
import { RequestFlow } from '../../components/request-flow/request-flow';
import { newRequestDraft, useFlowStart } from '../../components/request-flow/use-flow-start';
import { Later } from '../../components/later/later';
import { useResubmit } from './use-resubmit';
import { useVisitLog } from './use-visit-log';

const loadWelcome = () => import('./welcome-dialog').then(({ WelcomeDialog }) => WelcomeDialog);

/** Is a boolean parameter on? Its bare name counts. */
const isOnInUrl = (value: string | null) => value !== null && value !== 'false' && value !== '0';

/** The patient's home with the four steps (PR-001 to PR-005). */
export function Page() {
  const [params, setParams] = useSearchParams();
  useResubmit(params.get('resubmit'));
  useVisitLog();
  const start = useFlowStart();
  const closeWelcome = () =>
    setParams(
      (now) => {
        now.delete('newUser');
        return now;
      },
      { replace: true },
    );
  return (
    <>
      {start && <RequestFlow draftKey={newRequestDraft} {...start} />}
      {isOnInUrl(params.get('newUser')) && <Later load={loadWelcome} props={{ onClose: closeWelcome }} />}
    </>
  );
}
