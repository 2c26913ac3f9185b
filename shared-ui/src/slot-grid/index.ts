export { SlotGrid, type SlotGridProps } from './slot-grid';
export { clockText, type SlotChoice, type SlotDay, type SlotTime, slotTimes } from './slot-rules';
