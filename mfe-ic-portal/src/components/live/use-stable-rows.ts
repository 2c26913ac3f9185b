import { type PointerEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { onRequestsChanged } from '../request-events';

interface StableRowsOptions<Row> {
  rows: readonly Row[] | undefined;
  /** Whether the rows come from polling rather than a user action. */
  isBackground: boolean;
}

/**
 * Returns rows that do not move under the pointer or the focus: those of a background refresh wait until both have left
 * the grid, or until the user shows them. The result of a user's action (a rejection, a sort) shows immediately.
 * Also returns whether newer rows wait, how to show them, and the event handlers for the grid's box.
 */
export function useStableRows<Row>({ rows, isBackground }: StableRowsOptions<Row>) {
  const [shown, setShown] = useState(rows);
  const [isInUse, setInUse] = useState(false);
  const hasUserAction = useRef(false);
  useEffect(() => onRequestsChanged(() => (hasUserAction.current = true)), []);
  const hasNewRows = isInUse && isBackground && !hasUserAction.current && shown !== undefined && shown !== rows;
  if (!hasNewRows && shown !== rows) {
    hasUserAction.current = false;
    setShown(rows);
  }
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setInUse(false);
  };
  return {
    rows: hasNewRows ? shown : rows,
    hasNewRows,
    show: () => setShown(rows),
    box: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setInUse(pointerType !== 'touch'),
      onPointerLeave: () => setInUse(false),
      onFocus: () => setInUse(true),
      onBlur: handleBlur,
    },
  };
}
