import { encode } from 'uqr';
import { styled } from 'styled-components';

const quietZone = 4;

/** Black on white whatever the theme: cameras need the contrast. */
const Picture = styled.svg`
  width: 200px;
  max-width: 100%;
  background: white;
`;

/** A QR code of a text; `label` is its text alternative. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietZone });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="black" />
    </Picture>
  );
}
