import { scaleBand, scaleLinear } from 'd3-scale';
import { BaseLine, GridLine } from './chart.styles';

/** Px around the plot, for the labels of the axes. */
const margin = { top: 8, right: 4, bottom: 28, left: 56 } as const;
/** Px between a label and the plot. */
const labelGap = 8;
/** Px that the label of a category needs. */
const labelWidth = 56;
const tickCount = 4;

export interface AxisOptions {
  categories: readonly string[];
  formatCategory: (category: string) => string;
  /** The label of a value. */
  formatValue: (value: number) => string;
  /** The label of a value on the axis, where it differs. */
  formatTick?: (value: number) => string;
  /** Values are counts: no tick between whole numbers. */
  isWhole?: boolean;
}

/** Creates the scales of a plot in an area of px; `values` are what it has to have room for, with 0. */
export function createScales(categories: readonly string[], values: readonly number[], width: number, height: number) {
  const x = scaleBand(categories, [margin.left, width - margin.right])
    .paddingInner(0.35)
    .paddingOuter(0.2);
  const y = scaleLinear([Math.min(0, ...values), Math.max(0, ...values)], [height - margin.bottom, margin.top]).nice(tickCount);
  return { x, y };
}

interface AxesProps extends AxisOptions {
  scales: ReturnType<typeof createScales>;
  width: number;
}

/** The grid and the labels of both axes; categories without room for their label go without, the last one never. */
export function Axes({
  scales: { x, y },
  width,
  categories,
  formatCategory,
  formatValue,
  formatTick = formatValue,
  isWhole = false,
}: AxesProps) {
  const ticks = y.ticks(tickCount).filter((tick) => !isWhole || Number.isInteger(tick));
  const step = Math.max(1, Math.ceil(labelWidth / Math.max(1, x.step())));
  const [bottom = 0] = y.range();
  const right = width - margin.right;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${y(tick)})`}>
          <GridLine x1={margin.left} x2={right} />
          <text x={margin.left - labelGap} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, index) =>
        (categories.length - 1 - index) % step === 0 ? (
          <text key={category} x={(x(category) ?? 0) + x.bandwidth() / 2} y={bottom + labelGap} dy="0.8em" textAnchor="middle">
            {formatCategory(category)}
          </text>
        ) : null,
      )}
      <BaseLine x1={margin.left} x2={right} y1={y(0)} y2={y(0)} />
    </>
  );
}
