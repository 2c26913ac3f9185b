import { getSeriesColor } from '@scanharbor/shared-ui/chart-colors';
import { HatchLine } from './chart.styles';

const size = 6;

const isHatched = (index: number) => index % 2 === 1;

/** Returns the fill of a series, counted from 0: every second one is hatched, so that color is never the only difference. */
export const getFill = (id: string, index: number): string => (isHatched(index) ? `url(#${id}-${index})` : getSeriesColor(index));

/** Defines the hatches that `getFill` names by the same id. */
export function Hatches({ id, count }: { id: string; count: number }) {
  const hatched = Array.from({ length: count }, (_value, index) => index).filter(isHatched);
  return (
    <defs>
      {hatched.map((index) => (
        <pattern key={index} id={`${id}-${index}`} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={size} height={size} fill={getSeriesColor(index)} />
          <HatchLine d={`M 0 0 V ${size}`} />
        </pattern>
      ))}
    </defs>
  );
}
