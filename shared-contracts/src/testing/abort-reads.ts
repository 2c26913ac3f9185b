import { contractApi, type Store } from '@scanharbor/shared-contracts';

/**
 * Aborts the running reads of a store. A response that came after the end of its test file would need modules that Jest no longer loads.
 */
export function abortReads({ dispatch }: Store) {
  for (const read of dispatch(contractApi.util.getRunningQueriesThunk())) read.abort();
}
