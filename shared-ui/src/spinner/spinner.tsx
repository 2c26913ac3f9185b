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

/** Work of unknown length, in words; the ring only repeats it. */
export function Spinner({ label = uiTexts.loading }: { label?: string }): ReactElement {
  return (
    <Row role="status">
      <Ring aria-hidden="true" />
      {label}
    </Row>
  );
}
