export { chartColors, getSeriesColor, maxSeries } from './chart-colors';
