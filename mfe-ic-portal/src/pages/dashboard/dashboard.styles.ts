import { Cluster } from '@scanharbor/shared-ui/layout';
import { token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

/** The title of a grid with what leads on from it. */
export const GridHead = styled(Cluster)`
  padding: 0 2px ${token.space8};

  a {
    color: ${token.brand};
    font-weight: ${token.weightMedium};
  }
`;
