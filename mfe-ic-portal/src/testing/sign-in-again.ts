import { contractApi, sessionEnded, signedIn } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, waitFor } from '@testing-library/react';
import { type renderPortal } from './render-portal';

type Portal = Awaited<ReturnType<typeof renderPortal>>;

/**
 * Ends the session and signs the same user in again with empty caches; the screen opens again at the same URL. `action` runs in between.
 */
export async function signInAgain({ store, router }: Portal, action: () => Promise<unknown> = () => Promise.resolve()) {
  const { pathname, search } = router.state.location;
  const email = store.getState().session.user?.email ?? '';
  // Not awaited: React keeps the queue of an awaited `act` open for a moment, and reports a response that arrives in it.
  act(() => void store.dispatch(sessionEnded()));
  await act(() => router.navigate('/providers/pending'));
  await action();
  act(() => void store.dispatch(contractApi.util.resetApiState()));
  const token = await controlSession(email);
  act(() => void store.dispatch(signedIn({ token, remember: false })));
  await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
  await act(() => router.navigate(pathname + search));
}
