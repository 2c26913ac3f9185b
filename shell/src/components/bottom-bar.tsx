import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** A bar at the end of the window that covers no text: the page scrolls on above it. */
export const BottomBar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${token.layerBanner};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token.space8} ${token.space24};
  padding: ${token.space12} ${token.space16};
  border-top: 1px solid ${token.divider};
  background: ${token.surface};

  @media print {
    display: none;
  }
`;
