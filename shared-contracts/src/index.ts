export { brand } from './domain/brand';
export {
  errorTexts,
  getDeveloperMessage,
  getErrorCode,
  getErrorMessage,
  genericErrorMessage,
  getServerMessage,
  isUnauthorized,
  toFieldErrors,
  toVaultError,
} from './core/api-error';
export { type ContractServices } from './core/services';
export { type ApiCall, createHeaders } from './core/base-query';
export { clearCached, contractApi } from './core/contract-api';
export { type CallOutcome, ownedEndpoints } from './core/owned-endpoints';
export {
  accountSwitched,
  clockCompared,
  deadlineUpdated,
  guestSessionStarted,
  locationChosen,
  locationUpdated,
  endReasonDismissed,
  sessionEnded,
  type SessionState,
  signedIn,
  signOut,
  userUpdated,
  userLoaded,
} from './core/session';
export { type PracticeLocation, type ProviderInfo, type SessionUser } from './core/user';
export { type Message, messageDismissed, messageShown, routeChanged } from './core/messages';
export { createStore, type Dispatch, type RootState, type Store, useAppDispatch, useAppSelector, useSession } from './core/store';
export {
  type Access,
  type RemoteDeclaration,
  type RemoteModule,
  type RemoteRoute,
  type RouteHandle,
  sameScreenState,
  type ScreenTitles,
} from './core/remote';
export { useSignInWithToken } from './core/sign-in-with-token';
export { contractVersion } from './core/contract-version';
export { type AppConfig, config, setConfig } from './core/config';
export { paths } from './core/paths';
export { draftDiscarded, selectDraft, draftSaved, getDraftOwner, draftsCleared, draftsRestored, useDraft } from './core/drafts';
export { requestInProgress } from './core/request-in-progress';
export { getDefaultPath, parseReturnUrl } from './core/return-url';
export { storeBlob, takeBlob } from './core/blob-store';
