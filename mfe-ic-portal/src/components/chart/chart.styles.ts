import { chartColors } from '@scanharbor/shared-ui/chart-colors';
import { media, token } from '@scanharbor/shared-ui/theme';
import { styled } from 'styled-components';

export const Figure = styled.figure`
  ${chartColors}
  display: grid;
  gap: ${token.space8};
  min-width: 0;
  align-content: start;

  svg {
    overflow: visible;
  }

  /* Paper has another width than the screen for which it is drawn. */
  ${media.print} {
    > svg {
      width: 100%;
      height: auto;
    }
  }

  text {
    fill: ${token.ink2};
    font-family: ${token.fontFamily};
    font-size: ${token.text13};
    font-variant-numeric: tabular-nums;
  }
`;

export const GridLine = styled.line`
  stroke: ${token.hairline};
`;

export const BaseLine = styled.line`
  stroke: ${token.controlBorder};
`;

/** The edge in the color of the surface separates the parts of a bar, whatever their colors. */
export const BarShape = styled.rect`
  stroke: ${token.surface};
  stroke-width: 1px;
`;

export const HatchLine = styled.path`
  stroke: ${token.surface};
  stroke-width: 2px;
`;

export const PointShape = styled.path`
  stroke: ${token.surface};
  stroke-width: 1px;
`;

export const LegendList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space4} ${token.space16};
  font-size: ${token.text13};
  color: ${token.ink2};
`;

export const LegendEntry = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space8};
`;
