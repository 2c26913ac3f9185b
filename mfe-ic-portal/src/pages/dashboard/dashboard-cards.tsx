import { paths } from '@scanharbor/shared-contracts';
import { type Counters } from '@scanharbor/shared-contracts/domain/portal-request';
import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space12};
  margin-bottom: ${token.space24};

  ${media.from(991)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const CardLink = styled(Link)`
  display: grid;
  gap: 2px;
  align-content: space-between;
  height: 100%;
  padding: 14px ${token.space16};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  color: ${token.ink2};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
  text-decoration: none;

  &:hover {
    border-color: ${token.controlBorder};
  }
`;

const Count = styled.span<{ $alarm: boolean }>`
  color: ${({ $alarm }) => ($alarm ? token.danger : token.ink)};
  font-size: ${token.text28};
  line-height: 2.25rem;
  font-weight: ${token.weightBold};
  ${tabularFigures}
`;

const { dashboard } = texts;

const cards = [
  { key: 'available', label: dashboard.available, to: paths.activeRequests() },
  { key: 'openOver24Hours', label: dashboard.over24, to: paths.activeRequests({ checkOver24: true }) },
  { key: 'scheduled', label: dashboard.scheduled, to: paths.scheduled() },
  { key: 'completed', label: dashboard.completed, to: paths.history() },
] as const;

const count = new Intl.NumberFormat('en-US');

/** The four counters of the dashboard, each a link to its list (IC-002, D104). */
export function DashboardCards({ counters }: { counters: Counters | undefined }) {
  return (
    <Row>
      {cards.map(({ key, label, to }) => (
        <li key={key}>
          <CardLink to={to}>
            {label}
            <Count $alarm={key === 'openOver24Hours' && (counters?.[key] ?? 0) > 0}>{counters ? count.format(counters[key]) : '–'}</Count>
          </CardLink>
        </li>
      ))}
    </Row>
  );
}
