import { stack, stackOffsetDiverging } from 'd3-shape';
import { Axes, type AxisOptions, createScales } from './axes';
import { BarShape } from './chart.styles';
import { ChartFrame } from './chart-frame';
import { getFill } from './hatches';
import { type Series } from './series';

const height = 240;

interface BarChartProps extends AxisOptions {
  /** What the picture shows, for screen readers. */
  label: string;
  /** At most five; negative values are below the zero line. */
  series: readonly Series[];
}

/** Bars by category, the series on top of each other. */
export function BarChart({ label, series, ...axis }: BarChartProps) {
  const { categories, formatCategory, formatValue } = axis;
  const getValue = (number: number, index: number) => series[number]?.values[index] ?? 0;
  const layers = stack<unknown, number, number>()
    .keys(series.keys())
    .value((number, key) => getValue(key, number))
    .offset(stackOffsetDiverging)(categories.keys());
  return (
    <ChartFrame label={label} height={height} legend={series.map((one) => one.label)}>
      {({ width, id }) => {
        const { x, y } = createScales(categories, layers.flat(2), width, height);
        return (
          <>
            <Axes {...axis} scales={{ x, y }} width={width} />
            {layers.map((layer) =>
              layer.map(([from, to], index) =>
                from === to ? null : (
                  <BarShape
                    key={`${layer.key} ${categories[index] ?? ''}`}
                    x={x(categories[index] ?? '')}
                    y={y(to)}
                    width={x.bandwidth()}
                    height={y(from) - y(to)}
                    fill={getFill(id, layer.key)}
                  >
                    <title>
                      {`${formatCategory(categories[index] ?? '')}, ${series[layer.key]?.label ?? ''}: ${formatValue(getValue(layer.key, index))}`}
                    </title>
                  </BarShape>
                ),
              ),
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
