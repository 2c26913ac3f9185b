export { PricePanel, type PricePanelProps, type PriceRow } from './price-panel';
