import { config, getErrorMessage, messageShown, useAppDispatch, useDraft, useSession } from '@scanharbor/shared-contracts';
import { useLogPatientMutation } from '@scanharbor/shared-contracts/api/log';
import { useResubmitRequestMutation } from '@scanharbor/shared-contracts/api/scans';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { Heading } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyOptions } from '../../components/lazy-options';
import { newRequestDraftKey } from '../../components/request-flow/flow-draft';
import { useFlowEntry } from '../../components/request-flow/flow-entry';
import { RequestFlow } from '../../components/request-flow/request-flow';
import { useRequestStart } from '../../components/request-flow/use-request-start';
import { flowTexts, homeTexts } from '../../texts';
import { getGreeting } from './count-down';
import { patientHomeTexts } from './home.texts';
import { useHomeLists } from './use-home-lists';

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

/** The place of the tests while they or their code load. */
const pendingTests = <Skeleton lines={5} label={patientHomeTexts.loading} />;

const PatientHome = lazySection(async () => (await import('./patient-home')).PatientHome, { ...lazyOptions, pending: pendingTests });

/** The four steps, with what other pages and the device give for them. */
function NewRequest() {
  const start = useRequestStart();
  return start ? <RequestFlow {...start} /> : null;
}

/** Whether a request is begun: in this tab, on another page for this one, or on the device. */
function useHasBegun(): boolean {
  const { value: draft } = useDraft(newRequestDraftKey);
  const { value: prefill } = useDraft(requestPrefillKey);
  const { flow } = useFlowEntry();
  return draft !== undefined || prefill !== undefined || flow !== undefined || selectionStorage.read() !== undefined;
}

/**
 * The patient's home (PR-001 to PR-005): the tests of a patient who has some, and the four steps for others, on demand, and when a request
 * is begun.
 */
export function Page() {
  const [params, setParams] = useSearchParams();
  const { user } = useSession();
  useResubmit(params.get('resubmit'));
  useVisitLog();
  // Decided once: sending the request makes it a test and ends its draft, and the confirmation stays.
  const hasBegun = useHasBegun();
  const [isFlow, setIsFlow] = useState(hasBegun);
  const showsFlow = isFlow || params.has('request');
  const { lists, hasTests } = useHomeLists(showsFlow);
  if (hasTests === false && !showsFlow) setIsFlow(true);
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
      {showsFlow ? (
        <NewRequest />
      ) : (
        <PageFrame>
          <Stack $gap="space8">
            {/* One heading throughout, since it has the focus while the tests load. */}
            <Heading level={1}>
              {hasTests ? patientHomeTexts.greet(getGreeting(new Date().getHours()), user?.firstName ?? '') : patientHomeTexts.title}
            </Heading>
            {hasTests ? <PatientHome lists={lists} onRequest={() => setParams({ request: '' })} /> : pendingTests}
          </Stack>
        </PageFrame>
      )}
      {isOnInUrl(params.get('newUser')) && <WelcomeDialog onClose={closeWelcome} />}
    </>
  );
}
