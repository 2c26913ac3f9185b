import { type RequestIds, type SavedCard } from '@scanharbor/shared-contracts/domain/scan-request';
import { type StepOneValues, type StepThreeValues } from '@scanharbor/shared-contracts/forms/request-steps';
import { type FlowDraft, getLastOpenStep, markStepThreeSaved, markStepTwoSaved, type StepNumber } from './flow-draft';
import { type FinalRequest } from './step-four/final-request';
import { offeredStepOneSchema } from './step-one/offered-dates';

/** Position in the flow: a step, or the check of all answers after step 4. */
export type FlowPosition = StepNumber | 'check';

/** Card of the request: the account's own, until the patient saves another or removes it (PR-131, PR-135). */
type CardChoice = 'of-account' | 'none' | SavedCard;

/** Reason why the last save failed. `ended` is how the record ended elsewhere, if it did; it then accepts no changes. */
export interface StepFailure {
  text: string;
  ended?: 'sent' | 'withdrawn';
}

interface Answers {
  /** Stored in the tab; survives a reload and, for the same patient, the end of the session. */
  draft: FlowDraft;
  /** False for guests and after the session ended: then nothing after step 2 can be saved. */
  isPatient: boolean;
  /** Never stored. */
  card: CardChoice;
}

interface Open<Name> extends Answers {
  name: Name;
  failure?: StepFailure;
}

type OpenState = Open<'answering'> | Open<'checking'>;

type UnsentState = OpenState | (Answers & { name: 'submitting' });

/** A request from its first answer to its confirmation. `left`: the request is sent, the tests list follows. */
export type RequestState = UnsentState | { name: 'submitted'; request: FinalRequest; requestedAt: string } | { name: 'left' };

export type RequestEvent =
  | { type: 'answered'; answers: Partial<Pick<FlowDraft, 'one' | 'person' | 'three' | 'four'>> }
  | { type: 'paymentSwitched'; payment: StepOneValues['payment'] }
  | { type: 'cardSaved'; card: SavedCard }
  | { type: 'cardRemoved' }
  | { type: 'movedTo'; position: FlowPosition }
  | { type: 'movedBack' }
  /** The browser went to the history entry of a position. */
  | { type: 'historyMoved'; position: FlowPosition }
  | { type: 'stepSaved'; step: 1 | 4 }
  /** `sent` are the answers that the server stored on the record of `ids`; newer ones may have been typed since. */
  | { type: 'stepSaved'; step: 2; sent: FlowDraft; ids: RequestIds }
  | { type: 'stepSaved'; step: 3; three: StepThreeValues }
  /** Without a failure when the session ended, which the shell reports. */
  | { type: 'saveFailed'; failure?: StepFailure }
  /** The record of the failed save turned out to have ended elsewhere. */
  | { type: 'recordEnded'; failure: StepFailure; ended: 'sent' | 'withdrawn' }
  | { type: 'restarted' }
  | { type: 'submitStarted' }
  | { type: 'submitted'; request: FinalRequest; requestedAt: string }
  | { type: 'left' };

type EventOf<Type extends RequestEvent['type']> = Extract<RequestEvent, { type: Type }>;
type Transitions<State> = { [Type in RequestEvent['type']]?: (state: State, event: EventOf<Type>) => RequestState };

const getEarlierStep = (one: StepNumber, other: StepNumber) => (one < other ? one : other);

/** Returns the step that a position belongs to: the check belongs to step 4. */
export const getStep = (position: FlowPosition): StepNumber => (position === 'check' ? 4 : position);

/** Returns the position that is shown while the request can be answered. */
export function getPosition({ draft, isPatient, name }: UnsentState): FlowPosition {
  const step = getEarlierStep(draft.step, isPatient ? getLastOpenStep(draft) : 2);
  return name !== 'answering' && step === 4 ? 'check' : step;
}

/** Moves to `position`, or to the first step before it that must be answered or saved first. */
function moveTo({ draft, isPatient, card }: Answers, position: FlowPosition): OpenState {
  const isStepOneValid = offeredStepOneSchema.isValidSync(draft.one);
  const step = isStepOneValid ? getEarlierStep(getStep(position), getLastOpenStep(draft)) : 1;
  return { name: position === 'check' && step === 4 ? 'checking' : 'answering', draft: { ...draft, step }, isPatient, card };
}

function moveBack(state: OpenState): RequestState {
  const position = getPosition(state);
  if (position === 'check') return moveTo(state, 4);
  return position === 1 ? state : moveTo(state, (position - 1) as StepNumber);
}

function completeStep(state: OpenState, event: EventOf<'stepSaved'>): RequestState {
  const { draft } = state;
  if (event.step === 1) return moveTo(state, 2);
  if (event.step === 2) return moveTo({ ...state, draft: markStepTwoSaved(draft, event.sent, event.ids) }, 3);
  if (event.step === 3) return moveTo({ ...state, draft: markStepThreeSaved(draft, event.three) }, 4);
  return moveTo(state, 'check');
}

/** Returns the draft for a new record with the same answers, after its record ended; an edited request stays the same request. */
export const toRestartedDraft = (draft: FlowDraft): FlowDraft => ({ ...draft, step: 1, ids: { requestId: draft.ids.requestId } });

const answering: Transitions<OpenState> = {
  answered: (state, { answers }) => ({ ...state, draft: { ...state.draft, ...answers } }),
  paymentSwitched: (state, { payment }) => ({
    ...state,
    // A switch to self-pay asks for a card again (PR-135).
    card: payment === 'self-pay' ? 'none' : state.card,
    draft: { ...state.draft, one: { ...state.draft.one, payment } },
  }),
  cardSaved: (state, { card }) => ({ ...state, card }),
  cardRemoved: (state) => ({ ...state, card: 'none' }),
  movedTo: (state, { position }) => moveTo(state, position),
  movedBack: moveBack,
  // The check is only reached through step 4, which asks for the card again after a reload.
  historyMoved: (state, { position }) => moveTo(state, getStep(position)),
  stepSaved: completeStep,
  saveFailed: (state, { failure }) => ({ ...state, failure }),
  recordEnded: (state, { failure, ended }) => (state.failure === failure ? { ...state, failure: { ...failure, ended } } : state),
  restarted: (state) => moveTo({ ...state, draft: toRestartedDraft(state.draft) }, 1),
  left: () => ({ name: 'left' }),
};

/** Leaving the confirmation leads to the tests, not to a step of a sent request (PR-141). */
const leaveConfirmation = (): RequestState => ({ name: 'left' });

/** The transition table. An event that a state does not list changes nothing. */
const transitions: { [Name in RequestState['name']]: Transitions<Extract<RequestState, { name: Name }>> } = {
  answering,
  checking: {
    ...answering,
    submitStarted: (state) => {
      if (getPosition(state) !== 'check') return state;
      const { draft, isPatient, card } = state;
      return { name: 'submitting', draft, isPatient, card };
    },
  },
  // A request on its way can no longer be changed (PR-142).
  submitting: {
    saveFailed: (state, { failure }) => ({ ...state, name: 'checking', failure }),
    submitted: (_state, { request, requestedAt }) => ({ name: 'submitted', request, requestedAt }),
  },
  submitted: { movedTo: leaveConfirmation, historyMoved: leaveConfirmation },
  left: {},
};

/** Returns the state after `event`; the same object when the event changes nothing. */
export function transition(state: RequestState, event: RequestEvent): RequestState {
  const row = transitions[state.name] as Transitions<RequestState>;
  const handle = row[event.type] as ((state: RequestState, event: RequestEvent) => RequestState) | undefined;
  return handle ? handle(state, event) : state;
}

interface StartOptions {
  draft: FlowDraft;
  isPatient: boolean;
  /** Card of an edited request; its secret stays on the server. */
  savedCard?: SavedCard;
  /** The browser came back to the check, and its answers are gone: they were sent from there. */
  wasSubmitted: boolean;
}

/** Returns the state in which the flow opens. */
export const startRequest = ({ draft, isPatient, savedCard, wasSubmitted }: StartOptions): RequestState =>
  wasSubmitted ? { name: 'left' } : { name: 'answering', draft, isPatient, card: savedCard ?? 'of-account' };
