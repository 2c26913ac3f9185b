import { contractApi, sessionEnded, signedIn } from '@scanharbor/shared-contracts';
import { controlSession } from '@scanharbor/shared-contracts/testing';
import { act, waitFor } from '@testing-library/react';
import { type openPortal } from './open-portal';

type Portal = Awaited<ReturnType<typeof openPortal>>;

/** The session ends, and the same person signs in again later, when nothing is cached: the screen is drawn anew from the same address. */
export async function signInAgain({ store, router }: Portal, meanwhile: () => Promise<unknown> = () => Promise.resolve()) {
  const { pathname, search } = router.state.location;
  const email = store.getState().session.user?.email ?? '';
  await act(() => store.dispatch(sessionEnded()));
  await act(() => router.navigate('/providers/pending'));
  await meanwhile();
  await act(() => store.dispatch(contractApi.util.resetApiState()));
  const token = await controlSession(email);
  await act(() => store.dispatch(signedIn({ token, remember: false })));
  await waitFor(() => expect(store.getState().session.user?.email).toBe(email));
  await act(() => router.navigate(pathname + search));
}
