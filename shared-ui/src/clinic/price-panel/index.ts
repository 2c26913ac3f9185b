export { PricePanel } from './price-panel';
