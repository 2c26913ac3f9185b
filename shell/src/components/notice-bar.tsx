import { token } from '@scanharbor/shared-ui/theme';
import { type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

/** A bar above the site: the page is not the released one. */
export const NoticeBar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space8} ${token.space16};
  padding: ${token.space8} ${token.space16};
  border-bottom: 2px solid ${token.danger};
  background: ${token.surface};
  color: ${token.ink};
`;

/** Renders a bar above the site, outside of its router and store. */
export function showAboveSite(bar: ReactNode) {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(bar);
}
