export { InfoPanel } from './info-panel';
