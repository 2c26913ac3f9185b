import { contractApi, createStore } from '@scanharbor/shared-contracts';
import { checkAnswerWith } from '@scanharbor/shared-contracts/wire/check';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { type DemoAccount } from '../src/seed/names';
import { tokenOf } from './client';

const opened: ReturnType<typeof createStore>['store'][] = [];

// What the stores cached would otherwise keep the process alive for a minute.
afterEach(() => {
  for (const store of opened.splice(0)) store.dispatch(contractApi.util.resetApiState());
});

/** The suite's own store, talking to this API as an account or as a guest; every answer is checked against the wire. */
export async function storeOf(who?: DemoAccount) {
  let token = who && (await tokenOf(who));
  const { store } = createStore({
    apiBase: `${(globalThis as { apiAddress?: string }).apiAddress ?? ''}/api`,
    apiKey: 'test',
    token: () => token,
    location: () => undefined,
    checkAnswer: checkAnswerWith(wire, (problem) => {
      throw new TypeError(problem);
    }),
  });
  opened.push(store);
  return { store, dispatch: store.dispatch, enter: (given: string) => void (token = given) };
}
