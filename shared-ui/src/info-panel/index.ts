export { InfoPanel, type InfoPanelProps } from './info-panel';
