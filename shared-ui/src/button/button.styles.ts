import { css, type RuleSet, styled } from 'styled-components';
import { onBrandText, token } from '../theme/index';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-outline' | 'link';

const inColor = (color: string) => css`
  color: ${color};
`;

const paint = (ground: string, ink: RuleSet, edge: string, hover: string) => css`
  background: ${ground};
  ${ink}
  border-color: ${edge};

  &:hover:not([aria-disabled='true'], :disabled) {
    ${hover}
  }
`;

const variants = {
  primary: paint(token.brand, onBrandText, token.brand, `background: ${token.brandHover}; border-color: ${token.brandHover};`),
  secondary: paint(token.surface, inColor(token.ink), token.controlBorder, `background: ${token.canvas}; border-color: ${token.ink2};`),
  quiet: paint('transparent', inColor(token.brand), 'transparent', `background: ${token.brandTint}; color: ${token.brandHover};`),
  danger: paint(token.danger, onBrandText, token.danger, `background: ${token.dangerHover}; border-color: ${token.dangerHover};`),
  'danger-outline': paint(token.surface, inColor(token.danger), token.danger, `background: ${token.dangerTint};`),
  link: css`
    min-height: ${token.targetSize};
    padding: 0;
    border-width: 0;
    background: transparent;
    color: ${token.brand};
    text-align: start;

    &:hover:not([aria-disabled='true'], :disabled) {
      color: ${token.brandHover};
      text-decoration: underline;
    }
  `,
} as const;

export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $wide?: boolean | undefined;
}

export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space8};
  min-height: ${token.controlHeight};
  padding: 4px ${token.buttonPad};
  border: 1px solid;
  border-radius: ${token.radiusControl};
  font-family: inherit;
  font-size: ${token.bodySize};
  line-height: 1.25;
  font-weight: ${token.weightStrong};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${token.motionFast},
    border-color ${token.motionFast};
  ${({ $wide }) => $wide && 'width: 100%;'}
  ${({ $variant }) => variants[$variant]}

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.85;
  }

  &:disabled {
    background: ${token.canvas};
    border-color: ${token.divider};
    color: ${token.ink2};
    opacity: 1;
  }
`;

export const ButtonElement = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;
