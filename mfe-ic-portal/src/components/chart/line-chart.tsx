import { getSeriesColor } from '@scanharbor/shared-ui/chart-colors';
import { line } from 'd3-shape';
import { Axes, type AxisOptions, createScales } from './axes';
import { PointShape } from './chart.styles';
import { ChartFrame } from './chart-frame';
import { type Series } from './series';

const height = 240;

/** A circle and a square, a full line and a dashed one: series differ by more than color. */
const marks = ['M 0 -5 a 5 5 0 1 1 0 10 a 5 5 0 1 1 0 -10', 'M -4.5 -4.5 h 9 v 9 h -9 z'] as const;
const dashes = ['none', '6 4'] as const;
/** The middle of a mark of the legend. */
const legendMiddle = 6;

interface LineChartProps extends AxisOptions {
  /** What the picture shows, for screen readers. */
  label: string;
  /** At most two; a category without a value interrupts the line. */
  series: readonly Series<number | null>[];
}

function Mark({ number, x, y, title }: { number: number; x: number; y: number; title?: string }) {
  return (
    <PointShape d={marks[number] ?? marks[0]} transform={`translate(${x} ${y})`} fill={getSeriesColor(number)}>
      {title && <title>{title}</title>}
    </PointShape>
  );
}

/** Lines with a mark at each value. */
export function LineChart({ label, series, ...axis }: LineChartProps) {
  const { categories, formatCategory, formatValue } = axis;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  return (
    <ChartFrame
      label={label}
      height={height}
      legend={series.map((one) => one.label)}
      renderMark={(number) => <Mark number={number} x={legendMiddle} y={legendMiddle} />}
    >
      {({ width }) => {
        const scales = createScales(categories, values, width, height);
        const getX = (index: number) => (scales.x(categories[index] ?? '') ?? 0) + scales.x.bandwidth() / 2;
        const createPath = line<number | null>(
          (_value, index) => getX(index),
          (value) => scales.y(value ?? 0),
        ).defined((value) => value !== null);
        return (
          <>
            <Axes {...axis} scales={scales} width={width} />
            {series.map((one, number) => (
              <g key={one.id}>
                <path
                  d={createPath(one.values) ?? ''}
                  stroke={getSeriesColor(number)}
                  strokeWidth={2}
                  strokeDasharray={dashes[number]}
                  fill="none"
                />
                {one.values.map((value, index) =>
                  value === null ? null : (
                    <Mark
                      key={categories[index]}
                      number={number}
                      x={getX(index)}
                      y={scales.y(value)}
                      title={`${formatCategory(categories[index] ?? '')}, ${one.label}: ${formatValue(value)}`}
                    />
                  ),
                )}
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}
