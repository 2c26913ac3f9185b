import { scaleLinear } from 'd3-scale';
import { BarShape } from './chart.styles';
import { ChartFrame } from './chart-frame';
import { getFill } from './hatches';

/** Px: a row has its label above its bar. */
const rowHeight = 44;
const barTop = 20;
const barHeight = 14;
const valueWidth = 56;

interface RankingChartProps {
  label: string;
  rows: readonly { label: string; value: number }[];
  formatValue: (value: number) => string;
}

/** Bars from left to right, one for each row, with its name and value. */
export function RankingChart({ label, rows, formatValue }: RankingChartProps) {
  return (
    <ChartFrame label={label} height={rows.length * rowHeight} legend={[label]}>
      {({ width, id }) => {
        const x = scaleLinear([0, Math.max(1, ...rows.map(({ value }) => value))], [0, width - valueWidth]);
        return rows.map((row, index) => (
          <g key={row.label} transform={`translate(0 ${index * rowHeight})`}>
            <text y={14}>{row.label}</text>
            <BarShape y={barTop} width={x(row.value)} height={barHeight} fill={getFill(id, 0)} />
            <text x={x(row.value) + 8} y={barTop + 12}>
              {formatValue(row.value)}
            </text>
          </g>
        ));
      }}
    </ChartFrame>
  );
}
