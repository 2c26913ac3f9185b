import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** Scans beside comments on wide screens, above them before. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
  align-items: start;

  ${media.from(1200)} {
    grid-template-columns: minmax(0, 612fr) minmax(0, 360fr);
  }
`;

export const GridHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
  align-items: baseline;
  justify-content: space-between;
  padding: 0 2px ${token.space8};

  a {
    color: ${token.brand};
    font-weight: ${token.weightMedium};
  }
`;
