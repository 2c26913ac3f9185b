import { styled } from 'styled-components';
import { media, token } from '../../theme/index';

export const Row = styled.div`
  display: grid;
  gap: ${token.space12};
  padding: ${token.space12} ${token.space16};
  border: 1px solid ${token.divider};
  border-radius: ${token.radiusControl};
`;

export const RowName = styled.span`
  font-weight: ${token.weightStrong};
`;

export const Parts = styled.div`
  display: grid;
  gap: ${token.space12};

  ${media.from(568)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Narrow = styled.div`
  max-width: 380px;
`;
