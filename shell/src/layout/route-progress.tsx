import { useNavigation } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { token } from '@scanharbor/shared-ui/theme';
import { texts } from '../texts';

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
  /* Navigations under 150 ms show no bar. */
  animation: ${appear} ${token.motionFast} ease-out 150ms both;
`;

/** Shows a thin bar while the next screen loads. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Bar role="progressbar" aria-label={texts.loading} />;
}
