export { useVirtualRows, virtualFrom, type VirtualRows } from './use-virtual-rows';
