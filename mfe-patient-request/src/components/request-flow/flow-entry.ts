import { useLocation, useNavigationType } from 'react-router-dom';
import { type FlowPosition } from './request-machine';

/** State that the flow stores in its entries of the browser's history. */
export interface FlowEntry {
  flow?: FlowPosition;
  /** Position of the entry before this one. */
  flowBefore?: FlowPosition;
  /** Position of the entry at which the flow opened; that entry itself stores none. */
  flowFirst?: FlowPosition;
  /** The flow continues here with the answers of another URL. */
  flowMoved?: boolean;
  /** The results were left with a center: step 1 is answered. */
  centerChosen?: boolean;
}

export const useFlowEntry = (): FlowEntry => (useLocation().state ?? {}) as FlowEntry;

/** Returns whether the flow has just moved to this URL; false after a reload. */
export function useHasMoved(): boolean {
  const { flowMoved } = useFlowEntry();
  const isReturn = useNavigationType() === 'POP';
  return flowMoved === true && !isReturn;
}
