export { InfoPanel } from './info-panel';
export type { InfoPanelProps } from './info-panel';
