export { useVirtualRows, virtualFrom } from './use-virtual-rows';
export type { VirtualRows } from './use-virtual-rows';
