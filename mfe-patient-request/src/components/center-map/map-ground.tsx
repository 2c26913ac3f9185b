import { bundledDistances } from '@scanharbor/shared-contracts/domain/distance-option';
import { styled } from 'styled-components';
import { token } from '@scanharbor/shared-ui/theme';
import { type PinPosition } from './map-points';
import { scanTexts } from '../../texts';

const size = 100;

/** Streets that stand for a town, not for the true ones. */
const streets = Array.from({ length: 9 }, (_value, index) => {
  const at = 6 + index * 11;
  return `M${at - 8} 0 L${at + 6} ${size} M0 ${at + 4} L${size} ${at - 6}`;
}).join('');

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${token.radiusCard};
  background: ${token.mapGround};
`;

interface MapGroundProps {
  /** In the middle. */
  zip: string;
  /** Miles from the middle to the edge. */
  reach: number;
  /** The one place of a map without buttons. */
  pin?: PinPosition | undefined;
  /** Names the map; without it, what stands beside the map says everything. */
  label?: string;
}

/** A drawn ground around a ZIP code with rings of distance. It follows no true streets and needs no one else's tiles. */
export function MapGround({ zip, reach, pin, label }: MapGroundProps) {
  const rings = bundledDistances.filter(({ miles }) => miles <= reach * 1.2);
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <path d={streets} fill="none" stroke={token.mapStreet} strokeWidth="1.2" />
      {rings.map(({ miles }) => {
        const radius = (miles / reach) * 50;
        return (
          <g key={miles}>
            <circle cx="50" cy="50" r={radius} fill="none" stroke={token.controlBorder} strokeWidth="0.3" strokeDasharray="1.2 1.2" />
            <text x="50" y={50 - radius - 0.8} textAnchor="middle" fontSize="2.6" fill={token.ink2}>
              {scanTexts.shortMiles(miles)}
            </text>
          </g>
        );
      })}
      <circle cx="50" cy="50" r="3.4" fill={token.mapWater} />
      <circle cx="50" cy="50" r="1.3" fill={token.accent} stroke={token.surface} strokeWidth="0.5" />
      <text x="50" y="57" textAnchor="middle" fontSize="3" fontWeight="650" fill={token.accent}>
        {zip}
      </text>
      {pin && <path d={`M${pin.left} ${pin.top} l-4 -6 a5 5 0 1 1 8 0 z`} fill={token.brand} stroke={token.surface} strokeWidth="0.6" />}
    </Drawing>
  );
}
