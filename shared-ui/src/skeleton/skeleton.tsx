import { type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { uiTexts } from '../texts';
import { token } from '../theme/index';
import { VisuallyHidden } from '../visually-hidden/index';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/**
 * A gray placeholder bar; `$width` and `$height` are CSS lengths. A prerendered page with a bar in sight starts its application at once.
 */
export const SkeletonBar = styled.span.attrs<{ $width?: string; $height?: string; 'data-loading'?: string }>({ 'data-loading': '' })`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${token.radiusControl};
  background: ${token.divider};
  animation: ${breathe} 1.4s ease-in-out infinite;
`;

const Lines = styled.div`
  display: grid;
  gap: ${token.space12};
`;

/** Placeholder lines for loading content. Screen readers get "Loading…" (or `label`) once. */
export function Skeleton({ lines = 3, label = uiTexts.loading }: { lines?: number; label?: string }): ReactElement {
  return (
    <div>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Lines aria-busy="true">
        {Array.from({ length: lines }, (_, line) => (
          <SkeletonBar key={line} $width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
        ))}
      </Lines>
    </div>
  );
}
