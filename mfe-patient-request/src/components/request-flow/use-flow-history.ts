import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type StepNumber } from './flow-draft';

/** Where a person is in the flow: at a step, or at the check behind the last one. */
export type FlowPlace = StepNumber | 'check';

interface Entry {
  flow?: FlowPlace;
  /** The place of the entry before this one. */
  flowBefore?: FlowPlace;
  /** The place of the entry that the flow began at, which says nothing itself. */
  flowFirst?: FlowPlace;
  /** The flow goes on here with the answers of another address. */
  flowMoved?: boolean;
}

/** State of the entry of an address that the flow moves to with its answers. */
export const movedFlow = { flowMoved: true } satisfies Entry;

/** The step of a place: the check belongs to the last one. */
export const stepOf = (place: FlowPlace): StepNumber => (place === 'check' ? 4 : place);

/** Did the flow open at an entry of the history that was left at the check, with no answers left? Then they were sent from there. */
export function useWasSent(isKept: boolean): boolean {
  const entry = useLocation().state as Entry | null;
  const [wasSent] = useState(entry?.flow === 'check' && !isKept);
  return wasSent;
}

/** Has the flow just moved to this address? Not any more after a reload. */
export function useHasMoved(): boolean {
  const entry = useLocation().state as Entry | null;
  const isReturn = useNavigationType() === 'POP';
  return entry?.flowMoved === true && !isReturn;
}

/**
 * Gives every place of the flow an entry in the browser's history, so that Back of a browser or a phone goes to the step
 * before and not out of the flow (PR-015). `show` draws a place; what the browser goes to is always a step, as the check
 * is only reached through step 4. Answers how to go to a place.
 */
export function useFlowHistory(place: FlowPlace, show: (place: FlowPlace) => void) {
  const { key, pathname, search, hash, state } = useLocation();
  const entry = (state ?? {}) as Entry;
  const navigate = useNavigate();
  const first = useRef(entry.flowFirst ?? place);
  const known = useRef(key);
  // The place whose entry is on its way, as the person asked for it here and sees it already.
  const awaited = useRef<FlowPlace>(undefined);

  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    const reached = entry.flow ?? first.current;
    if (reached !== awaited.current) show(stepOf(reached));
    awaited.current = undefined;
  });

  return (next: FlowPlace) => {
    show(next);
    if (next === place) return;
    awaited.current = next;
    if (entry.flowBefore === next) void navigate(-1);
    else void navigate({ pathname, search, hash }, { state: { flow: next, flowBefore: place, flowFirst: first.current } satisfies Entry });
  };
}
