import { paths } from '@scanharbor/shared-contracts';
import { requestsEndpoints } from '@scanharbor/shared-contracts/api/ic-portal/requests';
import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
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

const views = [
  { counter: 'available', isOverdue: false, label: texts.requests.toSchedule, to: paths.activeRequests() },
  { counter: 'openOver24Hours', isOverdue: true, label: texts.requests.over24, to: paths.activeRequests({ checkOver24: true }) },
] as const;

const count = new Intl.NumberFormat('en-US');

/** Returns the numbers that the rail loads and refreshes. While it loads them again, the last ones stay. */
function useLastCounters(): Counters | undefined {
  const { data } = requestsEndpoints.counters.useQueryState();
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  return data ?? last;
}

/** The views of the open requests, with the number of requests in each (IC-032). */
export function QueueViews({ isOverdue, children }: { isOverdue: boolean; children: ReactNode }) {
  const counters = useLastCounters();
  return (
    <Bar>
      <nav aria-label={texts.requests.views}>
        <Views>
          {views.map((view) => (
            <li key={view.counter}>
              <View to={view.to} aria-current={view.isOverdue === isOverdue ? 'page' : undefined}>
                {view.label}
                {counters && (
                  <Count $alarm={view.isOverdue && counters[view.counter] > 0} data-count={view.counter}>
                    {count.format(counters[view.counter])}
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
