import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

const height = 24;
const step = 10;

const Chart = styled.svg<{ $isBad: boolean }>`
  display: block;
  width: 100%;
  max-width: 120px;
  height: ${height}px;
  margin-top: 4px;
  border-bottom: 1px solid ${token.divider};
  color: ${({ $isBad }) => ($isBad ? token.danger : token.brand)};
`;

interface TrendChartProps {
  /** One value for each five minutes, the latest last; null without a value. */
  points: readonly (number | null)[];
  /** Value at the top. */
  scale: number;
  isBad?: boolean;
  /** The same in words, for people who do not see the line. */
  summary: string;
}

/** A line over the last hour. Minutes without a value are a gap. */
export function TrendChart({ points, scale, isBad = false, summary }: TrendChartProps) {
  const toY = (value: number) => height - 2 - (value / scale) * (height - 4);
  const path = points
    .map((value, index) => {
      if (value === null) return '';
      const isStart = index === 0 || points[index - 1] === null;
      const isAlone = isStart && (points[index + 1] ?? null) === null;
      return `${isStart ? 'M' : 'L'}${index * step} ${toY(value)}${isAlone ? 'h2' : ''}`;
    })
    .join('');
  return (
    <Chart
      $isBad={isBad}
      viewBox={`0 0 ${(points.length - 1) * step + 2} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={summary}
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </Chart>
  );
}
