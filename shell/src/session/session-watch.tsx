import { deadlineKnown, failureMessage, useAppDispatch, useSession } from '@scanharbor/shared-contracts';
import { useLazyCurrentUserQuery } from '@scanharbor/shared-contracts/api/account';
import { Suspense, useEffect, useState } from 'react';
import { latePart } from '../components/late-part';
import { texts } from '../texts';
import { heldToken } from './page-token';
import { onOwnClock } from './server-clock';

const warningMs = 2 * 60 * 1000;

// A warning that cannot be shown must not take the page away with what was typed on it.
const WarningDialog = latePart(
  async () => (await import('./warning-dialog')).WarningDialog,
  () => null,
);

/** The channel on which the tabs of a session tell each other when it ends. */
export const deadlinesOf = (token: string) => `scanharbor.session.${token}`;

/** Tabs that go by one token share a session, so they share its deadline; one that shows somebody else's hears nothing of it. */
function useSharedDeadline(deadline: string | undefined) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const token = heldToken();
    if (!deadline || !token) return undefined;
    const channel = new BroadcastChannel(deadlinesOf(token));
    channel.postMessage(deadline);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (data > deadline) dispatch(deadlineKnown(data));
    };
    return () => channel.close();
  }, [deadline, dispatch]);
}

/**
 * Warns two minutes before the server ends the session, and extends it with one button (WCAG 2.2.1). When the time is
 * over it asks the server, whose refusal ends the session in every tab.
 */
export function SessionWatch() {
  const { user, deadline } = useSession();
  const [ask] = useLazyCurrentUserQuery();
  const [warned, setWarned] = useState(false);
  const [problem, setProblem] = useState<string>();
  const watched = user && deadline;
  useSharedDeadline(watched);

  useEffect(() => {
    setWarned(false);
    setProblem(undefined);
    if (!watched) return undefined;
    const left = onOwnClock(watched) - Date.now();
    const warning = setTimeout(() => setWarned(true), Math.max(0, left - warningMs));
    const end = setTimeout(() => void ask({ background: true }), Math.max(0, left) + 500);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [watched, ask]);

  const stay = async () => {
    setProblem(undefined);
    const { error } = await ask();
    if (error) setProblem(failureMessage(error, texts.requestProblem));
  };

  if (!warned || !watched) return null;
  return (
    <Suspense fallback={null}>
      <WarningDialog endsAt={onOwnClock(watched)} problem={problem} onStay={() => void stay()} />
    </Suspense>
  );
}
