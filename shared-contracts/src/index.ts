export { brand } from './core/brand';
export {
  type ApiFailure,
  developerMessage,
  failureCode,
  failureMessage,
  requestProblem,
  serverMessage,
  toFieldErrors,
  vaultFailure,
} from './core/failure';
export { type ContractServices } from './core/services';
export { type Call } from './core/base-query';
export { clearCached, contractApi, type Tag } from './core/contract-api';
export { ownedEndpoints } from './core/owned-endpoints';
export {
  accountSwitched,
  deadlineKnown,
  guestKnown,
  locationChosen,
  locationKnown,
  noticeRead,
  sessionEnded,
  type SessionState,
  signedIn,
  signOut,
  userChanged,
  userKnown,
} from './core/session';
export { type Capability, type PracticeLocation, type ProviderInfo, type SessionUser } from './core/user';
export { type Message, messageDismissed, messageShown, type NewMessage, routeChanged } from './core/messages';
export { createStore, type Dispatch, type RootState, type Store, useAppDispatch, useAppSelector, useSession } from './core/store';
export {
  type Access,
  type Layout,
  type RemoteDeclaration,
  type RemoteModule,
  type RemoteRoute,
  type RouteHandle,
  staysOnScreen,
} from './core/remote';
export { useEnterAs } from './core/enter-as';
export { contractVersion } from './core/contract-version';
export { type AppConfig, config, defaultConfig, setConfig } from './core/config';
export { paths } from './core/paths';
export { type Draft, draftDropped, draftFor, draftKept, draftOwner, draftsCleared, draftsRestored, useDraft } from './core/drafts';
export { requestInProgress } from './core/request-in-progress';
export { defaultScreen, safeReturn } from './core/return-url';
export { keepFile, takeFile } from './core/object-files';
