import { useVirtualizer } from '@tanstack/react-virtual';

/** Above this many rows only those in sight are in the document. */
export const virtualFrom = 100;

interface VirtualRowsOptions {
  count: number;
  /** The box that scrolls, once it is there. Kept as state: a ref is set too late for the rows within. */
  scrollBox: HTMLElement | null;
  /** Height in px that a row is taken to have until it is measured. */
  estimate: number;
  keyOf: (index: number) => string;
}

export interface VirtualRows {
  /** Indexes of the rows to render, in order. */
  indexes: number[];
  /** Height in px of the rows left out above and below. */
  above: number;
  below: number;
  /** Ref of a rendered row, which must carry `data-index`. */
  measure: (element: HTMLElement | null) => void;
  /** Scrolls until the row at an index is in sight. */
  reach: (index: number) => void;
}

/** The rows of a long list that are in sight of its scroll box, with the room that the others take. */
export function useVirtualRows({ count, scrollBox, estimate, keyOf }: VirtualRowsOptions): VirtualRows {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scrollBox,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    indexes: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (last?.end ?? 0),
    measure: virtualizer.measureElement,
    reach: (index) => virtualizer.scrollToIndex(index),
  };
}
