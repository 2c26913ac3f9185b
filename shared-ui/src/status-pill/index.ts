export { type PillTone, StatusPill } from './status-pill';
