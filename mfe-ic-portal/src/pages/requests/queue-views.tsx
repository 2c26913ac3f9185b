import { paths, useSession } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type ViewCounters } from '@scanharbor/shared-contracts/domain/portal-request';
import { CountBadge } from '@scanharbor/shared-ui/count-badge';
import { media, token } from '@scanharbor/shared-ui/theme';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { texts } from '../../texts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  border-bottom: 1px solid ${token.divider};
`;

const Views = styled.ul`
  display: flex;
  gap: ${token.space8};
`;

const View = styled(Link)`
  display: flex;
  gap: ${token.space8};
  align-items: center;
  min-height: 44px;
  padding-inline: ${token.space12};
  color: ${token.ink2};
  font-weight: ${token.weightStrong};
  text-decoration: none;

  &:hover {
    color: ${token.ink};
  }

  &[aria-current] {
    box-shadow: inset 0 -2px ${token.brand};
    color: ${token.ink};
  }

  ${media.below(568)} {
    padding-inline: ${token.space4};
  }
`;

const Count = styled(CountBadge)<{ $alarm: boolean }>`
  ${({ $alarm }) =>
    $alarm &&
    css`
      background: ${token.dangerTint};
      color: ${token.danger};
    `}
`;

export type QueueView = 'all' | 'overdue' | 'mine';

const views = [
  { id: 'all', label: texts.requests.toSchedule, to: paths.activeRequests() },
  { id: 'overdue', label: texts.requests.over24, to: paths.activeRequests({ checkOver24: true }) },
  { id: 'mine', label: texts.assignment.mine, to: paths.activeRequests({ mine: true }) },
] as const;

/** Counts the requests of each view, those of the user in the last. */
const countViews = ({ available, openOver24Hours, assigned }: ViewCounters, userId: number | undefined): Record<QueueView, number> => ({
  all: available,
  overdue: openOver24Hours,
  mine: assigned.find((each) => each.userId === userId)?.requests ?? 0,
});

const count = new Intl.NumberFormat('en-US');

/** Returns the numbers that the rail loads and refreshes. While it loads them again, the last ones stay. */
function useLastCounters(): ViewCounters | undefined {
  const { data } = requestsEndpoints.counters.useQueryState();
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return data ?? last;
}

/** The views of the open requests, with the number of requests in each (IC-032). */
export function QueueViews({ current, children }: { current: QueueView; children: ReactNode }) {
  const counters = useLastCounters();
  const userId = useSession().user?.id;
  const counts = counters && countViews(counters, userId);
  return (
    <Bar>
      <nav aria-label={texts.requests.views}>
        <Views>
          {views.map((view) => (
            <li key={view.id}>
              <View to={view.to} aria-current={view.id === current ? 'page' : undefined}>
                {view.label}
                {counts && (
                  <Count $alarm={view.id === 'overdue' && counts.overdue > 0} data-count={view.id}>
                    {count.format(counts[view.id])}
                  </Count>
                )}
              </View>
            </li>
          ))}
        </Views>
      </nav>
      {children}
    </Bar>
  );
}
