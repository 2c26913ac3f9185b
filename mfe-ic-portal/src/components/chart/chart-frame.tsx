import { type ReactNode, useId, useRef } from 'react';
import { Figure, LegendEntry, LegendList } from './chart.styles';
import { getFill, Hatches } from './hatches';
import { useWidth } from './use-width';

const swatch = 12;

interface ChartFrameProps {
  /** What the picture shows, for screen readers; the numbers are in the table beside. */
  label: string;
  height: number;
  /** Labels of the series; a legend explains several. */
  legend: readonly string[];
  /** Marks of the legend instead of filled squares. */
  renderMark?: (index: number) => ReactNode;
  /** Draws at a width in px; `id` is that of the hatches. */
  children: (size: { width: number; id: string }) => ReactNode;
}

/** A picture as wide as its place, with its legend. */
export function ChartFrame({ label, height, legend, renderMark, children }: ChartFrameProps) {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  return (
    <Figure ref={figure}>
      <svg role="img" aria-label={label} width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Hatches id={id} count={legend.length} />
        {children({ width, id })}
      </svg>
      {legend.length > 1 && (
        <LegendList>
          {legend.map((name, index) => (
            <LegendEntry key={name}>
              <svg width={swatch} height={swatch} aria-hidden="true">
                {renderMark ? renderMark(index) : <rect width={swatch} height={swatch} fill={getFill(id, index)} />}
              </svg>
              {name}
            </LegendEntry>
          ))}
        </LegendList>
      )}
    </Figure>
  );
}
