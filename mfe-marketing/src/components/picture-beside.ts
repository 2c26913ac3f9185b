import { type Breakpoint, media, token } from '@scanharbor/shared-ui/theme';
import { css } from 'styled-components';

interface PictureBeside {
  /** Screen width from which there is room for both; below it the picture is above the text. */
  from: Breakpoint;
  /** Size of the picture in px. */
  width: number;
  height: number;
}

/** Styles of an element whose picture is beside its text, at the upper end. */
export const pictureBeside = ({ from, width, height }: PictureBeside) => css`
  ${media.from(from)} {
    &:has(> img) {
      position: relative;
      align-content: start;
      min-height: ${height}px;
      padding-inline-end: calc(${width}px + ${token.space24});
    }

    > img {
      position: absolute;
      inset: 0 0 auto auto;
      width: ${width}px;
      max-width: none;
    }
  }
`;
