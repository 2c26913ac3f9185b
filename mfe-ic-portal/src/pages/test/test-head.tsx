import { paths } from '@scanharbor/shared-contracts';
import { formatShortDate } from '@scanharbor/shared-contracts/domain/date-formats';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { isOpenOver24Hours } from '@scanharbor/shared-contracts/domain/portal-request';
import { type SingleScan } from '@scanharbor/shared-contracts/domain/single-scan';
import { Cluster } from '@scanharbor/shared-ui/layout';
import { StatusPill } from '@scanharbor/shared-ui/status-pill';
import { Heading, Text, token } from '@scanharbor/shared-ui/theme';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { PaymentCell } from '../../components/grid/payment-cell';
import { useListNavigation } from '../../components/grid/list-navigation';
import { useTakeLostFocus } from '../../components/use-take-lost-focus';
import { texts } from '../../texts';
import { TestActions, type TestActionsProps } from './test-actions';

/** The head of a request's page. */
export const TestHeadline = styled.header`
  display: grid;
  gap: ${token.space4};
  margin-bottom: ${token.space16};
`;

const Identity = styled.div`
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

function StatePill({ scan: { state, hoursOpened, attendance, isCancelRequested } }: { scan: SingleScan }) {
  if (attendance === 'no-show') return <StatusPill $tone="warning">{texts.appointment.pills[attendance]}</StatusPill>;
  if (attendance === 'arrived') return <StatusPill $tone="ok">{texts.appointment.pills[attendance]}</StatusPill>;
  if (isCancelRequested && state !== 'completed') return <StatusPill $tone="warning">{texts.grid.wantsToCancel}</StatusPill>;
  if (state === 'scheduled') return <StatusPill $tone="ok">{texts.grid.scheduled}</StatusPill>;
  if (state === 'completed') return <StatusPill>{texts.grid.completed}</StatusPill>;
  const tone = isOpenOver24Hours(hoursOpened) ? 'danger' : 'neutral';
  return <StatusPill $tone={tone}>{texts.test.openHours(Math.floor(hoursOpened))}</StatusPill>;
}

/** Links to the list and its next request; the request's id, payment, state, scan and patient; and the actions of its state. */
export function TestHead(props: TestActionsProps) {
  const title = useTakeLostFocus<HTMLHeadingElement>();
  const { scan } = props;
  const { requestId, patient, payment, scanName, state } = scan;
  const [params] = useSearchParams();
  const listNavigation = useListNavigation(requestId);
  const back = listNavigation ?? lists[state];
  return (
    <TestHeadline>
      <Cluster $gap="space16">
        <Breadcrumbs list={back} item={`#${requestId}`} />
        {listNavigation?.next !== undefined && (
          <Next to={paths.test(listNavigation.next, params.get('tab') ?? undefined)}>{texts.test.next(listNavigation.next)} →</Next>
        )}
      </Cluster>
      <Cluster $justify="space-between" $align="start" $gap="space8">
        <Identity>
          <Cluster $gap="space8">
            <Heading level={1} tabIndex={-1} ref={title}>
              {texts.test.title(String(requestId))}
            </Heading>
            <PaymentCell payment={payment} />
            <StatePill scan={scan} />
          </Cluster>
          <Text $color="ink2">
            {scanName} · {formatFullName(patient)}, {formatShortDate(patient.dob)}
          </Text>
        </Identity>
        <TestActions {...props} />
      </Cluster>
    </TestHeadline>
  );
}
