import { type ReactElement, useRef } from 'react';
import { styled } from 'styled-components';
import { useNearView } from '../near-view/index';
import { token } from '../theme/index';

/** How far in px outside of the view an image begins to load. */
const margin = 200;

const Place = styled.img<{ $waits: boolean }>`
  height: auto;
  ${({ $waits }) => $waits && `background: ${token.divider};`}
`;

export interface LazyImageProps {
  src: string;
  /** What the image shows; '' for one that only decorates. */
  alt: string;
  /** Its size in px: the place is kept, so that nothing moves when it arrives. */
  width: number;
  height: number;
}

/** An image that is fetched once it has been near the view for 100 ms [UI-150]. */
export function LazyImage({ src, alt, width, height }: LazyImageProps): ReactElement {
  const ref = useRef<HTMLImageElement>(null);
  const near = useNearView(ref, margin);
  return <Place ref={ref} src={near ? src : undefined} alt={alt} width={width} height={height} decoding="async" $waits={!near} />;
}
