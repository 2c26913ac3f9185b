import { styled } from 'styled-components';
import { media, type SpaceName, token } from '../theme/index';

/** Children below each other with one gap (`$gap`, default space16). */
export const Stack = styled.div<{ $gap?: SpaceName }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'space16' }) => token[$gap]};
`;

/** Children beside each other, wrapping; `$justify` distributes them. */
export const Cluster = styled.div<{
  $gap?: SpaceName;
  $justify?: 'start' | 'end' | 'space-between';
  $align?: 'center' | 'start' | 'end' | 'baseline';
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 'space12' }) => token[$gap]};
  justify-content: ${({ $justify = 'start' }) => $justify};
  align-items: ${({ $align = 'center' }) => $align};
`;

const grounds = {
  plain: `background: ${token.surface}; border-color: ${token.divider};`,
  tint: `background: ${token.brandTint}; border-color: ${token.brandEdge};`,
} as const;

/** A white card with a thin border; `$tone="tint"` for a note. */
export const Card = styled.section<{ $tone?: keyof typeof grounds }>`
  min-width: 0;
  padding: ${token.cardPad};
  border: 1px solid;
  border-radius: ${token.radiusCard};
  ${({ $tone = 'plain' }) => grounds[$tone]}
`;

/** The width of the page: at most 1200 px, with a responsive margin. */
export const Page = styled.div`
  width: 100%;
  max-width: calc(${token.pageWidth} + 2 * ${token.space32});
  margin-inline: auto;
  padding: ${token.space24} ${token.space16} ${token.space48};

  ${media.from(768)} {
    padding: 40px ${token.space32} ${token.space64};
  }

  /* Printers add their own margins. */
  ${media.print} {
    padding: ${token.space16} 0 0;
  }
`;

/** The column of a form: at most 640 px, with the density's gap between fields. */
export const FormColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.fieldGap};
  width: 100%;
  max-width: ${token.formWidth};
`;

/** Two form columns, beside each other where both have 540 px. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(540px, 100%), 1fr));
  gap: ${token.fieldGap};
  align-items: start;
  max-width: calc(2 * ${token.formWidth} + ${token.fieldGap});
`;

/** Fields beside each other from 568 px; `$columns` as CSS tracks. */
export const FieldRow = styled.div<{ $columns?: string }>`
  display: grid;
  gap: ${token.fieldGap} ${token.space16};
  align-items: start;

  ${media.from(568)} {
    grid-template-columns: ${({ $columns = 'repeat(auto-fit, minmax(0, 1fr))' }) => $columns};
  }
`;

/** A column beside a form or list from 991 px, below it on narrower screens. */
export const WithAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space32} 40px;
  align-items: start;

  ${media.from(991)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  }
`;

/** A form with its summary, both centered on the page. */
export const FormWithAside = styled(WithAside)`
  ${media.from(991)} {
    grid-template-columns: minmax(0, ${token.formWidth}) minmax(0, 320px);
    justify-content: center;
  }
`;

/** A thin line between sections. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: ${token.divider};
`;
