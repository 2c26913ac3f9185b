import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { token } from '@scanharbor/shared-ui/theme';

/** Prompts for missing information of a card. Has no height while empty. */
export const Prompts = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space8};

  &:empty {
    display: none;
  }
`;

const promptStyles = css`
  width: 100%;
  min-height: ${token.controlHeight};
  padding: 8px ${token.space12};
  border: 1px solid ${token.warning};
  border-radius: ${token.radiusControl};
  background: ${token.warningTint};
  color: ${token.warning};
  font: inherit;
  font-weight: ${token.weightMedium};
  text-align: start;
  text-decoration: underline;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** A prompt that opens a form. */
export const PromptButton = styled.button.attrs({ type: 'button' })`
  ${promptStyles}
`;

/** A prompt that links to a screen. */
export const PromptLink = styled(Link)`
  display: block;
  ${promptStyles}
`;
