import { config, getErrorMessage, messageShown, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useLogPatientMutation } from '@scanharbor/shared-contracts/api/log';
import { useResubmitRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyOptions } from '../../components/lazy-options';
import { RequestFlow } from '../../components/request-flow/request-flow';
import { useRequestStart } from '../../components/request-flow/use-request-start';
import { flowTexts, homeTexts } from '../../texts';

/** Logs the patient who opens the patient part, in local and development installations only (PR-322, D96). */
function useVisitLog() {
  const { user } = useSession();
  const [logPatient] = useLogPatientMutation();
  const id = user?.id;
  useEffect(() => {
    if (id !== undefined && config().environment !== 'production') void logPatient({ userId: id });
  }, [id, logPatient]);
}

/** Resubmits the request in the URL, once; ignores anything but a number (PR-003 to PR-005). */
function useResubmit(param: string | null) {
  const dispatch = useAppDispatch();
  const [resubmit] = useResubmitRequestMutation();
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (param === null || !/^\d+$/.test(param) || done.current === param) return;
    done.current = param;
    resubmit({ requestId: Number(param) })
      .unwrap()
      .then(
        () => dispatch(messageShown({ status: true, message: homeTexts.resubmitted })),
        (error: unknown) => dispatch(messageShown({ status: false, message: getErrorMessage(error, flowTexts.callFailed) })),
      );
  }, [param, resubmit, dispatch]);
}

const WelcomeDialog = lazySection(async () => (await import('./welcome-dialog')).WelcomeDialog, lazyOptions);

/** True when a boolean parameter is on; its name without a value counts. */
const isOnInUrl = (value: string | null) => value !== null && value !== 'false' && value !== '0';

/** The patient's home with the four steps (PR-001 to PR-005). */
export function Page() {
  const [params, setParams] = useSearchParams();
  useResubmit(params.get('resubmit'));
  useVisitLog();
  const start = useRequestStart();
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
      {start && <RequestFlow {...start} />}
      {isOnInUrl(params.get('newUser')) && <WelcomeDialog onClose={closeWelcome} />}
    </>
  );
}
