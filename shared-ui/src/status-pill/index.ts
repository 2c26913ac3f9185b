export { StatusPill } from './status-pill';
export type { PillTone } from './status-pill';
