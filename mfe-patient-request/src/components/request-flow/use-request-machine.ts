import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  clearCached,
  draftDiscarded,
  draftSaved,
  getDraftOwner,
  getErrorCode,
  getErrorMessage,
  paths,
  requestInProgress,
  type RootState,
  selectDraft,
  useAppDispatch,
  useAppSelector,
  useSession,
} from '@scanharbor/shared-contracts';
import { useLinkDoctorMutation, useProfileQuery } from '@scanharbor/shared-contracts/api/patients';
import {
  scansV2Endpoints,
  type StepOutcome,
  useCompleteStepFourMutation,
  useCompleteStepThreeMutation,
  useCompleteStepTwoMutation,
} from '@scanharbor/shared-contracts/api/scans-v2';
import { chosenDoctorStorage } from '@scanharbor/shared-contracts/browser/chosen-doctor';
import { clickOrigin } from '@scanharbor/shared-contracts/browser/click-origin';
import { registeredPatient } from '@scanharbor/shared-contracts/domain/guest';
import { type Insurer, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { selectionStorage } from '@scanharbor/shared-contracts/browser/stored-selections';
import { trackEvent, trackedEvents } from '@scanharbor/shared-contracts/browser/tracking';
import { type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { flowTexts, paymentTexts, physicianTexts } from '../../texts';
import { type FlowDraft, getEditDraftKey, newRequestDraftKey } from './flow-draft';
import { type FlowEntry, useFlowEntry } from './flow-entry';
import { discardRecordDrafts } from './record-drafts';
import {
  type FlowPosition,
  getPosition,
  type RequestEvent,
  type RequestState,
  startRequest,
  toRestartedDraft,
  transition,
} from './request-machine';
import { toFinalRequest } from './step-four/final-request';
import { offeredStepOneSchema } from './step-one/offered-dates';
import { toStepFour, toStepThree, toStepTwo } from './step-calls';
import { type RequestDetails } from './use-request-details';

const sessionOver = 401;

interface RequestMachineOptions {
  draftKey: string;
  /** Answers that the flow opens with while no draft is stored. */
  initial: FlowDraft;
  /** Card of an edited request; its secret stays on the server. */
  savedCard?: SavedCard;
  /** Saves step 1 once on opening, when its answers are complete (PR-064). */
  saveFirstStep?: boolean;
}

/** What the check shows beside the answers of the draft. */
export interface CheckedAnswers {
  details: RequestDetails;
  insurer: Insurer | undefined;
  allowsTexts: boolean;
  email: string;
}

export type RequestMachine = ReturnType<typeof useRequestMachine>;

/**
 * Runs the request machine: stores the draft in the tab, gives each position an entry in the browser's history so that
 * Back leads to the step before (PR-015), and makes the calls of the steps. Returns the state, `send` for events without
 * an effect of their own, and one function for each call.
 */
export function useRequestMachine({ draftKey, initial, savedCard, saveFirstStep = false }: RequestMachineOptions) {
  const store = useStore<RootState>();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { user } = useSession();
  const storedDraft = useAppSelector((root) => selectDraft<FlowDraft>(root, draftKey));
  const entry = useFlowEntry();
  const location = useLocation();
  const [completeStepTwo] = useCompleteStepTwoMutation();
  const [completeStepThree] = useCompleteStepThreeMutation();
  const [completeStepFour] = useCompleteStepFourMutation();
  const [linkDoctor] = useLinkDoctorMutation();

  const isPatient = registeredPatient(user) !== undefined;
  const [local, setLocal] = useState(() =>
    startRequest({ draft: initial, isPatient, savedCard, wasSubmitted: entry.flow === 'check' && storedDraft === undefined }),
  );
  // The draft and the session live in the store: another page, a sign-in or the end of the session may change both.
  const withStored = (state: RequestState, draft: FlowDraft | undefined, patient: boolean): RequestState =>
    'draft' in state ? { ...state, draft: draft ?? initial, isPatient: patient } : state;
  const state = withStored(local, storedDraft, isPatient);
  // Calls end after later renders, so that events are applied to the latest state.
  const latest = useRef(local);
  const read = () => {
    const root = store.getState();
    return withStored(latest.current, selectDraft<FlowDraft>(root, draftKey), registeredPatient(root.session.user) !== undefined);
  };
  const readDraft = () => selectDraft<FlowDraft>(store.getState(), draftKey) ?? initial;

  const first = useRef(entry.flowFirst ?? ('draft' in state ? getPosition(state) : 1));
  const current = useRef<{ entry: FlowEntry; location: typeof location }>(undefined);
  // Position whose entry the flow itself has opened and the router has not shown yet.
  const awaited = useRef<FlowPosition>(undefined);
  const lastKey = useRef(location.key);

  const openEntry = (from: FlowPosition, to: FlowPosition) => {
    if (!current.current) return;
    const { entry: now, location: at } = current.current;
    awaited.current = to;
    if (now.flowBefore === to) return void navigate(-1);
    const url = { pathname: at.pathname, search: at.search, hash: at.hash };
    void navigate(url, { state: { flow: to, flowBefore: from, flowFirst: first.current } satisfies FlowEntry });
  };

  const send = (event: RequestEvent) => {
    const before = read();
    const after = transition(before, event);
    if (after === before) return;
    latest.current = after;
    setLocal(after);
    if (!('draft' in before && 'draft' in after)) return;
    if (before.draft !== after.draft) {
      dispatch(draftSaved({ key: draftKey, owner: getDraftOwner(store.getState()), value: after.draft }));
    }
    const [from, to] = [getPosition(before), getPosition(after)];
    if (event.type !== 'historyMoved' && from !== to) openEntry(from, to);
  };

  useEffect(() => {
    current.current = { entry, location };
    if (lastKey.current !== location.key) {
      lastKey.current = location.key;
      const reached = entry.flow ?? first.current;
      if (reached !== awaited.current) send({ type: 'historyMoved', position: reached });
      awaited.current = undefined;
    }
    // After the flow was left, the end of a call opens no entry.
    return () => {
      current.current = undefined;
    };
  });

  /**
   * Reports a failed save, then asks the server what became of the record: one that was withdrawn elsewhere fails at every
   * step, and one that was sent although the response was lost must not be sent again.
   */
  const fail = async (text: string) => {
    const failure = text ? { text } : undefined;
    send({ type: 'saveFailed', failure });
    const { progressId } = readDraft().ids;
    if (!failure || progressId === undefined) return;
    const query = scansV2Endpoints.editableRequest.initiate({ progressId }, { forceRefetch: true, subscribe: false });
    const { data } = await dispatch(query);
    if (data?.isSent) send({ type: 'recordEnded', failure, ended: 'sent' });
    else if (data === null) send({ type: 'recordEnded', failure, ended: 'withdrawn' });
  };
  // The shell reports the end of a session itself.
  const failWith = (error: unknown) => fail(getErrorCode(error) === sessionOver ? '' : getErrorMessage(error, flowTexts.callFailed));

  /** Waits for the call of a step, then for what follows once the API has accepted it. Reports a failure of either. */
  const runStep = async <Result>(call: Promise<StepOutcome<Result>>, onAccepted: (result: Result) => unknown) => {
    try {
      const outcome = await call;
      if (outcome.ok) await onAccepted(outcome);
      else await fail(outcome.message || flowTexts.callFailed);
    } catch (error) {
      await failWith(error);
    }
  };

  const saveStepOne = () => {
    trackEvent(trackedEvents.stepCompleted(1));
    requestInProgress.mark();
    dispatch(clearCached('tests'));
    send({ type: 'stepSaved', step: 1 });
  };

  /** Stores the choices of step 1 for the patient who is now signed in (PR-089), and links a doctor chosen before (PR-091). */
  const saveStepTwo = async () => {
    const sent = readDraft();
    const call = completeStepTwo(toStepTwo(sent, store.getState().session.user?.id, clickOrigin.read())).unwrap();
    await runStep(call, async ({ progressId }) => {
      const doctor = chosenDoctorStorage.read();
      // A failed link does not keep the patient from continuing.
      if (doctor) await linkDoctor({ doctorId: doctor.id });
      dispatch(clearCached('tests'));
      trackEvent(trackedEvents.stepCompleted(2));
      send({ type: 'stepSaved', step: 2, sent, ids: { ...sent.ids, progressId } });
      discardRecordDrafts(store, progressId, draftKey);
    });
  };

  const saveStepThree = async (three: StepThreeValues) => {
    const step = toStepThree(readDraft(), three);
    await runStep(completeStepThree(step).unwrap(), async ({ pages }) => {
      // An API of before stores the first page only.
      if (step.moreBlobIds?.length && step.moreBlobIds.length >= pages) return fail(physicianTexts.onePageStored);
      dispatch(clearCached('tests'));
      trackEvent(trackedEvents.stepCompleted(3));
      requestInProgress.mark();
      send({ type: 'stepSaved', step: 3, three });
      discardRecordDrafts(store, readDraft().ids.progressId, draftKey);
    });
  };

  const firstSave = useRef(saveFirstStep);
  useEffect(() => {
    if (!firstSave.current) return;
    firstSave.current = false;
    if (offeredStepOneSchema.isValidSync(readDraft().one)) saveStepOne();
  });

  const wantsCard = 'draft' in state && state.draft.step === 4 && state.draft.one.payment === 'self-pay';
  const isAccountCard = wantsCard && state.card === 'of-account' && isPatient;
  const { data: profile, isLoading } = useProfileQuery(undefined, { skip: !isAccountCard });
  const accountCard = isAccountCard && profile?.card ? { ...profile.card, secret: '' } : undefined;
  const card = 'draft' in state && typeof state.card === 'object' ? state.card : accountCard;

  /** Clears what only led to a request, once its record is sent (PR-140, PR-142). */
  const clearRequestState = (progressId: number | undefined) => {
    dispatch(draftDiscarded(draftKey));
    discardRecordDrafts(store, progressId);
    requestInProgress.clear();
    clickOrigin.clear();
    chosenDoctorStorage.clear();
    selectionStorage.clear();
    dispatch(clearCached('tests'));
  };

  /** Makes the request, once (PR-138, PR-139, PR-142). The confirmation shows what the check showed. */
  const submit = async ({ details, insurer, allowsTexts, email }: CheckedAnswers) => {
    if (read().name !== 'checking') return;
    const draft = readDraft();
    const { ids, one, three, four } = draft;
    const step = toStepFour(draft, card);
    if (!step) return fail(paymentTexts.cardMissing);
    send({ type: 'submitStarted' });
    await runStep(completeStepFour(step).unwrap(), ({ requestId }) => {
      trackEvent(trackedEvents.stepCompleted(4));
      const memberId = four.memberId.trim();
      const request = toFinalRequest({ requestId, one, three, ...details, card, insurer, memberId, allowsTexts, email });
      send({ type: 'submitted', request, requestedAt: new Date().toISOString() });
      clearRequestState(ids.progressId);
    });
  };

  /**
   * Returns to step 1 with the same answers for a new record: as an edit of the same request, else as a new request. The
   * answers move to the URL at which a reload finds them, since the page of an ended record shows none.
   */
  const restart = async () => {
    const draft = readDraft();
    const { requestId } = draft.ids;
    const key = requestId === undefined ? newRequestDraftKey : getEditDraftKey({ requestId });
    if (key === draftKey) {
      send({ type: 'restarted' });
      return;
    }
    dispatch(draftSaved({ key, owner: getDraftOwner(store.getState()), value: toRestartedDraft(draft) }));
    const url = requestId === undefined ? paths.requestScan() : paths.testEdit({ testRequestID: requestId });
    await navigate(url, { replace: true, state: { flowMoved: true } satisfies FlowEntry });
    // Only after this page is gone: without its draft it would show what is stored.
    dispatch(draftDiscarded(draftKey));
  };

  /** Leads to the tests list, where the answers are a sent request. */
  const leave = () => {
    const { progressId } = readDraft().ids;
    send({ type: 'left' });
    clearRequestState(progressId);
  };

  return {
    state,
    card,
    isCardLoading: isAccountCard && isLoading,
    send,
    saveStepOne,
    saveStepTwo,
    saveStepThree,
    submit,
    restart,
    leave,
  };
}
