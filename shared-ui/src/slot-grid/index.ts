export { SlotGrid } from './slot-grid';
export type { SlotGridProps } from './slot-grid';
export { clockText, slotTimes } from './slot-rules';
export type { SlotChoice, SlotDay, SlotTime } from './slot-rules';
