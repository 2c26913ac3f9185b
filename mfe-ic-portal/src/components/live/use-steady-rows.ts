import { type PointerEvent, type FocusEvent, useEffect, useRef, useState } from 'react';
import { onUpdate } from '../updates';

interface Answer<Row> {
  rows: readonly Row[] | undefined;
  /** The rows came by a call that nobody asked for. */
  quiet: boolean;
}

/**
 * Rows that do not move under the pointer or the focus: what a quiet refresh brings waits until both have left, or
 * until the person asks for it. What the person did (a reject, a sort) shows at once.
 * Answers the rows to draw, whether newer ones wait, how to show them, and what the grid's box must listen to.
 */
export function useSteadyRows<Row>({ rows, quiet }: Answer<Row>) {
  const [shown, setShown] = useState(rows);
  const [held, setHeld] = useState(false);
  const acted = useRef(false);
  useEffect(() => onUpdate(() => (acted.current = true)), []);
  const waits = held && quiet && !acted.current && shown !== undefined && shown !== rows;
  if (!waits && shown !== rows) {
    acted.current = false;
    setShown(rows);
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return {
    rows: waits ? shown : rows,
    waits,
    show: () => setShown(rows),
    box: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHeld(pointerType !== 'touch'),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: leave,
    },
  };
}
