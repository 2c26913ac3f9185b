import { getErrorMessage, paths } from '@scanharbor/shared-contracts';
import { useFinishSingleSignOnMutation } from '@scanharbor/shared-contracts/api/account/second-factor';
import { Banner } from '@scanharbor/shared-ui/banner';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { Text } from '@scanharbor/shared-ui/theme';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { GuestCard } from '../../components/guest-card';
import { lazyTexts } from '../../lazy-texts';
import { texts } from '../../texts';
import { SecondStep } from '../login/second-step';
import { useNavigateAfterSignIn } from '../login/use-navigate-after-sign-in';
import { type LoginOutcome, useFinishLogin } from '../login/use-login';
import { takeStartedSignOn } from './started-sign-on';

const signOnTexts = lazyTexts.singleSignOn;

/**
 * /single-sign-on: the identity provider redirects here with a code in the query, which the API exchanges together with the ticket of this
 * tab. The query leaves the address bar at once.
 */
export function Page() {
  const navigate = useNavigate();
  const [finishSignOn] = useFinishSingleSignOnMutation();
  const finish = useFinishLogin('provider');
  const [outcome, setOutcome] = useState<LoginOutcome>();
  const [target, setTarget] = useState<{ next: string | null; nextParams: string | null }>({ next: null, nextParams: null });
  useNavigateAfterSignIn(outcome?.kind === 'in', target);

  async function run() {
    const query = location.search.slice(1);
    const started = takeStartedSignOn();
    window.history.replaceState(window.history.state, '', paths.singleSignOn());
    if (!started) {
      setOutcome({ kind: 'rejected', message: signOnTexts.lost });
      return;
    }
    setTarget(started);
    try {
      const login = await finishSignOn({ query, ticket: started.ticket }).unwrap();
      if (login.factors.length > 0) setOutcome({ kind: 'second-step', login, remember: false });
      else setOutcome(await finish(login, false));
    } catch (error) {
      setOutcome({ kind: 'rejected', message: getErrorMessage(error, texts.requestProblem) });
    }
  }

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void run();
  });

  if (outcome?.kind === 'second-step') {
    const startAgain = () => void navigate(paths.centerLogin(), { replace: true });
    return (
      <GuestCard title={lazyTexts.secondStep.title}>
        <SecondStep {...outcome} only="provider" onOutcome={setOutcome} onStartAgain={startAgain} />
      </GuestCard>
    );
  }
  if (outcome?.kind === 'rejected') {
    return (
      <GuestCard title={signOnTexts.failedTitle}>
        <Banner status={false} delay={null}>
          {outcome.message}
        </Banner>
        <ButtonLink $variant="primary" to={paths.centerLogin()}>
          {signOnTexts.back}
        </ButtonLink>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={signOnTexts.title}>
      <Text role="status">{signOnTexts.waiting}</Text>
    </GuestCard>
  );
}
