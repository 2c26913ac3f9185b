import { paths } from '@scanharbor/shared-contracts';
import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { isOpenOver24Hours } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BackLink } from '../../components/back-link';
import { fullName } from '../../components/grid/patient';
import { Payment } from '../../components/grid/payment';
import { useWalkOf } from '../../components/grid/walk';
import { RejectButton } from '../../components/reject/reject-button';
import { texts } from '../../texts';

/** The head of a request's page. */
export const Head = styled.header`
  display: grid;
  gap: ${token.space4};
  margin-bottom: ${token.space16};
`;

const Which = styled.div`
  display: grid;
  gap: ${token.space4};
  min-width: 0;
`;

const Next = styled(Link)`
  color: ${token.brand};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
`;

const lists = {
  open: { to: paths.activeRequests(), label: texts.test.back },
  scheduled: { to: paths.scheduled(), label: texts.scheduled.title },
  completed: { to: paths.history(), label: texts.history.title },
} as const;

function StatePill({ scan: { state, hoursOpened } }: { scan: SingleScan }) {
  if (state === 'scheduled') return <StatusPill $tone="ok">{texts.grid.scheduled}</StatusPill>;
  if (state === 'completed') return <StatusPill>{texts.grid.completed}</StatusPill>;
  const tone = isOpenOver24Hours(hoursOpened) ? 'danger' : 'neutral';
  return <StatusPill $tone={tone}>{texts.test.openHours(Math.floor(hoursOpened))}</StatusPill>;
}

/** The list that it was opened from and the next request there, which request this is, where it stands, for whom, and the way to reject it while it is open. */
export function TestHead({ scan, onReject }: { scan: SingleScan; onReject: () => void }) {
  const { requestId, patient, payment, scanName, state } = scan;
  const [params] = useSearchParams();
  const walk = useWalkOf(requestId);
  const back = walk ?? lists[state];
  return (
    <Head>
      <Cluster $gap="space16">
        <BackLink to={back.to}>{back.label}</BackLink>
        {walk?.next !== undefined && <Next to={paths.test(walk.next, params.get('tab') ?? undefined)}>{texts.test.next(walk.next)} →</Next>}
      </Cluster>
      <Cluster $justify="space-between" $align="start" $gap="space8">
        <Which>
          <Cluster $gap="space8">
            <Heading level={1}>{texts.test.title(String(requestId))}</Heading>
            <Payment payment={payment} />
            <StatePill scan={scan} />
          </Cluster>
          <Text $colour="ink2">
            {scanName} · {fullName(patient)}, {shortDate(patient.dob)}
          </Text>
        </Which>
        {state === 'open' && <RejectButton requestId={requestId} onPress={onReject} />}
      </Cluster>
    </Head>
  );
}
