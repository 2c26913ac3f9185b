import { configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { createAnswers } from './answers';
import { contractApi } from './contract-api';
import { draftsReducer } from './drafts';
import { messagesReducer } from './messages';
import { type ContractServices } from './services';
import { sessionReducer, type SessionState } from './session';

/** The development checks of the store look at whole lists; how long that takes tells of the machine, so it is nothing to warn of. */
const never = Number.POSITIVE_INFINITY;
const unhurriedChecks = { serializableCheck: { warnAfter: never }, immutableCheck: { warnAfter: never } };

/** The suite's one store, and how its owner answers actions. The shell makes it; a test makes its own with its own services. */
export function createStore(services: ContractServices) {
  const { middleware: answering, answer } = createAnswers();
  const store = configureStore({
    reducer: { contract: contractApi.reducer, session: sessionReducer, messages: messagesReducer, drafts: draftsReducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, ...unhurriedChecks })
        .prepend(answering)
        .concat(contractApi.middleware),
  });
  return { store, answer };
}

export type Store = ReturnType<typeof createStore>['store'];
export type RootState = ReturnType<Store['getState']>;
export type Dispatch = Store['dispatch'];

export const useAppDispatch = useDispatch.withTypes<Dispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/** Who is at the screen. Remotes read it; only the shell writes it. */
export const useSession = (): SessionState => useAppSelector(({ session }) => session);
