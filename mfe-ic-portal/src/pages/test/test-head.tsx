import { paths } from '@scanharbor/shared-contracts';
import { shortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { isOpenOver24Hours } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { BackLink } from '../../components/back-link';
import { fullName } from '../../components/grid/patient';
import { Payment } from '../../components/grid/payment';
import { RejectButton } from '../../components/reject/reject-button';
import { texts } from '../../texts';

/** The head of a request's page. */
export const Head = styled.header`
  display: grid;
  gap: ${token.space4};
  margin-bottom: ${token.space16};
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

/** Which request this is, where it stands, for whom, and the way to reject it while it is open. */
export function TestHead({ scan, onReject }: { scan: SingleScan; onReject: () => void }) {
  const { requestId, patient, payment, scanName, state } = scan;
  const back = lists[state];
  return (
    <Head>
      <BackLink to={back.to}>{back.label}</BackLink>
      <Cluster $justify="space-between" $gap="space8">
        <Cluster $gap="space12">
          <Heading level={1}>{texts.test.title(String(requestId))}</Heading>
          <Payment payment={payment} />
          <StatePill scan={scan} />
        </Cluster>
        {state === 'open' && <RejectButton requestId={requestId} onPress={onReject} />}
      </Cluster>
      <Text $colour="ink2">
        {scanName} · {fullName(patient)}, {shortDate(patient.dob)}
      </Text>
    </Head>
  );
}
