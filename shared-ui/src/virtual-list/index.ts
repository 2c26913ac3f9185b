export { useVirtualRows, virtualizeAbove } from './use-virtual-rows';
