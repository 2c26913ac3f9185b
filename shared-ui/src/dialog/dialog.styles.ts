import { Modal, ModalOverlay, Dialog as AriaDialog } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { media, token } from '../theme/index';

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

export const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.layerOverlay};
  display: grid;
  place-items: center;
  padding: ${token.space16};
  overflow-y: auto;
  background: ${token.backdrop};
`;

export type DialogSize = 'small' | 'medium' | 'large';

const widths = { small: '440px', medium: '640px', large: '1040px' } as const;

export const Window = styled(Modal)<{ $size: DialogSize }>`
  width: 100%;
  max-width: ${({ $size }) => widths[$size]};
  border-radius: ${token.radiusCard};
  background: ${token.surface};
  color: ${token.ink};
  box-shadow: 0 12px 40px ${token.shadow};
  animation: ${appear} ${token.motionSlow} ease-out;
`;

export const Body = styled(AriaDialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space16};
  padding: ${token.space24};
  outline: none;

  ${media.below(568)} {
    padding: ${token.space16};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space12};

  > button {
    margin: -8px 0;
    margin-inline-end: -8px;
  }
`;

/** The buttons at the end of a dialog or of a form in one; stacked on a phone. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token.space12};
  margin-top: ${token.space8};

  ${media.below(568)} {
    > * {
      flex: 1 1 100%;
    }
  }
`;
