export { MonthGrid } from './month-grid';
