import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** Two cards beside each other from 991 px on. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
  align-items: start;

  ${media.from(991)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
