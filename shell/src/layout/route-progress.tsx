import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { token } from '@scanharbor/shared-ui/theme';

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token.layerBanner};
  height: 3px;
  background: ${token.brand};
  /* A change that is over within 150 ms shows nothing. */
  animation: ${appear} ${token.motionFast} ease-out 150ms both;
`;

/** A thin bar while the next screen is on its way. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Bar role="progressbar" aria-label="Loading the page" />;
}
