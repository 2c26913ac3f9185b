export { SlotGrid } from './slot-grid';
export { type SlotChoice, type SlotDay } from './slot-rules';
