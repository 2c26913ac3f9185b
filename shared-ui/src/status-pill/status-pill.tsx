import { styled } from 'styled-components';
import { media, token } from '../theme/index';

const tones = {
  brand: `background: ${token.brandTint}; color: ${token.brandHover};`,
  accent: `background: ${token.accentTint}; color: ${token.accent};`,
  ok: `background: ${token.okTint}; color: ${token.ok};`,
  warning: `background: ${token.warningTint}; color: ${token.warning};`,
  danger: `background: ${token.dangerTint}; color: ${token.danger};`,
  neutral: `background: ${token.neutralTint}; color: ${token.ink2};`,
} as const;

export type PillTone = keyof typeof tones;

/** A one-word status. Its color repeats what the word says. */
export const StatusPill = styled.span<{ $tone?: PillTone }>`
  display: inline-block;
  padding: 2px 8px;
  border-radius: ${token.radiusPill};
  font-size: ${token.text13};
  line-height: 1.25rem;
  font-weight: ${token.weightStrong};
  ${({ $tone = 'neutral' }) => tones[$tone]}

  ${media.print} {
    padding-inline: 0;
    color: inherit;
  }
`;
