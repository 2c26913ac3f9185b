import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { createActionListeners } from './action-listeners';
import { contractApi } from './contract-api';
import { draftsReducer } from './drafts';
import { messagesReducer } from './messages';
import { type ContractServices } from './services';
import { sessionReducer, type SessionState } from './session';

/** The development checks of the store walk full lists; their duration depends on the machine, so they do not warn. */
const never = Number.POSITIVE_INFINITY;
const checksWithoutWarning = { serializableCheck: { warnAfter: never }, immutableCheck: { warnAfter: never } };

/**
 * Creates the Redux store of the suite and the function that registers action listeners. The shell creates one; each test creates its own
 * with its own services.
 */
export function createStore(services: ContractServices) {
  const { middleware: listening, listen } = createActionListeners();
  const store = configureStore({
    reducer: { contract: contractApi.reducer, session: sessionReducer, messages: messagesReducer, drafts: draftsReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...checksWithoutWarning })
        .prepend(listening)
        .concat(contractApi.middleware),
  });
  return { store, listen };
}

export type Store = ReturnType<typeof createStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Returns the session. Remotes read it; only the shell writes it. */
export const useSession = (): SessionState => useAppSelector(({ session }) => session);
