import { contractApi, createStore } from '@scanharbor/shared-contracts';
import { createResponseValidator } from '@scanharbor/shared-contracts/wire/response-validator';
import { wire } from '@scanharbor/shared-contracts/wire/index';
import { type DemoAccount } from '../src/seed/demo-data';
import { getToken } from './client';

const stores: ReturnType<typeof createStore>['store'][] = [];

// The cached data of the stores would otherwise delay the end of the process by a minute.
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(contractApi.util.resetApiState());
});

/** Creates the store of the suite for this API, as an account or a guest; every response is validated against its schema. */
export async function createStoreFor(account?: DemoAccount) {
  let token = account && (await getToken(account));
  const { store } = createStore({
    apiBase: `${(globalThis as { apiAddress?: string }).apiAddress ?? ''}/api`,
    apiKey: 'test',
    token: () => token,
    location: () => undefined,
    validateResponse: createResponseValidator(wire, (problem) => {
      throw new TypeError(problem);
    }),
  });
  stores.push(store);
  return { store, dispatch: store.dispatch, signIn: (newToken: string) => void (token = newToken) };
}
