import { css, styled } from 'styled-components';
import { token } from '../theme/index';

/** Styles of controls for text and choices. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-height: ${token.controlHeight};
  padding: 4px ${token.controlPad};
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  color: ${token.ink};
  font-family: inherit;
  font-size: ${token.bodySize};
  line-height: ${token.bodyLine};

  /* Safari on a phone zooms into a field with smaller letters, and stays there. */
  @media (pointer: coarse) {
    font-size: max(1rem, ${token.bodySize});
  }

  &::placeholder {
    color: ${token.ink3};
    opacity: 1;
  }

  &:hover {
    border-color: ${token.ink2};
  }

  &[aria-invalid='true'] {
    border-color: ${token.danger};
    box-shadow: inset 0 0 0 1px ${token.danger};
  }

  &[aria-invalid='true']:focus-visible {
    box-shadow:
      inset 0 0 0 1px ${token.danger},
      0 0 0 2px ${token.surface};
  }

  &:disabled {
    background: ${token.canvas};
    color: ${token.ink2};
    cursor: not-allowed;
  }
`;

/** A text input without label, hint or error; forms use a field. */
export const TextInput = styled.input`
  ${controlStyles}
`;

/** A text area without label, hint or error. */
export const TextAreaInput = styled.textarea`
  ${controlStyles}
  padding-block: 10px;
  min-height: 6rem;
  resize: vertical;
`;
