import { css } from 'styled-components';
import { moreContrast, whenDark } from '../theme/when-dark';
import { seriesColors } from './series-colors';

/** The most series of a chart; more cannot be distinguished by color. */
export const maxSeries = seriesColors.light.length;

const variable = (index: number) => `--sh-series-${index + 1}`;
const declare = (values: readonly string[]) => values.map((value, index) => `${variable(index)}: ${value};`).join(' ');

/** Returns the color of a series, counted from 0, inside of an element with `chartColors`. */
export const getSeriesColor = (index: number): string => `var(${variable(index)})`;

/** The colors of the series as CSS variables of an element, in every color scheme. */
export const chartColors = css`
  ${declare(seriesColors.light)}

  @media screen and ${moreContrast} {
    :root & {
      ${declare(seriesColors.lightWithMoreContrast)}
    }
  }

  ${whenDark(declare(seriesColors.dark), '', ' &')}
  ${whenDark(declare(seriesColors.darkWithMoreContrast), ` and ${moreContrast}`, ' &')}

  @media (forced-colors: active) {
    :root:root:root & {
      ${declare(seriesColors.forced)}
    }
  }
`;
