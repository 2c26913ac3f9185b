import { type ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { uiTexts } from '../texts';
import { token } from '../theme/index';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space8};
  color: ${token.ink2};
`;

const Ring = styled.span`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 3px solid ${token.divider};
  border-top-color: ${token.brand};
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;

/** Shows that work of unknown duration is running. The text carries the meaning; the ring is decorative. */
export function Spinner({ label = uiTexts.loading }: { label?: string }): ReactElement {
  return (
    <Row role="status">
      <Ring aria-hidden="true" />
      {label}
    </Row>
  );
}
