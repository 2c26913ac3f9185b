import { styled } from 'styled-components';
import { token } from '../theme/index';

export const Sheets = styled.div`
  display: grid;
  gap: ${token.space12};
  max-height: 64vh;
  padding: ${token.space12};
  overflow: auto;
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
  background: ${token.canvas};
`;

export const Sheet = styled.canvas`
  width: 100%;
  background: ${token.surface};
  border: 1px solid ${token.divider};
`;

export const Picture = styled.img`
  margin-inline: auto;
`;
