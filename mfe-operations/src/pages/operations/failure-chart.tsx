import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { texts } from '../../texts';

const height = 24;
const step = 10;

const Chart = styled.svg<{ $isBad: boolean }>`
  width: 120px;
  height: ${height}px;
  border-bottom: 1px solid ${token.divider};
  color: ${({ $isBad }) => ($isBad ? token.danger : token.brand)};
`;

interface FailureChartProps {
  /** Percent of each five minutes; null without visits. */
  points: readonly (number | null)[];
  /** Percent at the top. */
  scale: number;
  isBad: boolean;
}

/** The share of failed visits over the last hour. Minutes without visits are a gap. */
export function FailureChart({ points, scale, isBad }: FailureChartProps) {
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
      aria-label={texts.hour}
    >
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </Chart>
  );
}
