export { PricePanel } from './price-panel';
export type { PricePanelProps, PriceRow } from './price-panel';
