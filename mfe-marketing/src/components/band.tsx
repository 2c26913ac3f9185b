import { computedLater, media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';
import { hiddenWithoutScript } from './script-only';

const grounds = { surface: token.surface, canvas: token.canvas } as const;

/**
 * Full-width section of a page with a background. A band after another has no gap at its top. `$scriptOnly` hides it without scripts;
 * `$below` says that a first screen does not show it.
 */
export const Band = styled.section<{ $background?: keyof typeof grounds; $scriptOnly?: boolean; $below?: boolean }>`
  background: ${({ $background = 'surface' }) => grounds[$background]};
  border-bottom: ${({ $background }) => ($background === 'canvas' ? `1px solid ${token.divider}` : '0')};
  ${({ $scriptOnly }) => ($scriptOnly ? hiddenWithoutScript : '')}
  ${({ $below }) => ($below ? computedLater('30rem') : '')}

  section + & > * {
    padding-top: 0;
  }
`;

/** Content of a band: limits the page width, with a responsive margin. */
export const BandContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space24};
  max-width: calc(${token.pageWidth} + 2 * ${token.space32});
  margin-inline: auto;
  padding: 40px ${token.space16};

  ${media.from(768)} {
    padding: ${token.space64} ${token.space32};
  }
`;
