import { deadlineUpdated, getErrorMessage, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useLazyCurrentUserQuery } from '@scanharbor/shared-contracts/api/account';
import { lazyDialog } from '@scanharbor/shared-ui/lazy';
import { useEffect, useState } from 'react';
import { texts } from '../texts';
import { getPageToken } from './page-token';

const warningMs = 2 * 60 * 1000;

// A warning that fails to load must not replace the page with its unsaved input.
const WarningDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: 'session-dialogs' */ './warning-dialog')).WarningDialog,
  () => null,
);

/** Returns the name of the channel on which the tabs of a session share its deadline. @internal */
export const getDeadlineChannel = (token: string) => `scanharbor.session.${token}`;

/** Shares the session's deadline with all tabs that use the same token. */
function useSharedDeadline(deadline: string | undefined) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const token = getPageToken();
    if (!deadline || !token) return undefined;
    const channel = new BroadcastChannel(getDeadlineChannel(token));
    channel.postMessage(deadline);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data > deadline) dispatch(deadlineUpdated(data));
    };
    return () => channel.close();
  }, [deadline, dispatch]);
}

/**
 * Warns two minutes before the server ends the session, and extends it with one button (WCAG 2.2.1). At the deadline it calls
 * the server, whose rejection ends the session in every tab.
 */
export function SessionTimeout() {
  const { user, deadline, clockOffsetMs = 0 } = useSession();
  const [fetchUser] = useLazyCurrentUserQuery();
  const [warned, setWarned] = useState(false);
  const [error, setError] = useState<string>();
  const activeDeadline = user && deadline;
  /** In ms of the device's clock. */
  const endsAt = Date.parse(activeDeadline ?? '') - clockOffsetMs;
  useSharedDeadline(activeDeadline);

  useEffect(() => {
    setWarned(false);
    setError(undefined);
    if (!activeDeadline) return undefined;
    const remainingMs = endsAt - Date.now();
    const warning = setTimeout(() => setWarned(true), Math.max(0, remainingMs - warningMs));
    const end = setTimeout(() => void fetchUser({ background: true }), Math.max(0, remainingMs) + 500);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [activeDeadline, endsAt, fetchUser]);

  const stay = async () => {
    setError(undefined);
    const result = await fetchUser();
    if (result.error) setError(getErrorMessage(result.error, texts.requestProblem));
  };

  if (!warned || !activeDeadline) return null;
  return <WarningDialog endsAt={endsAt} error={error} onStay={() => void stay()} />;
}
