import { useVirtualizer } from '@tanstack/react-virtual';

/** Above this many rows, only those in view are in the document. */
export const virtualizeAbove = 100;

interface VirtualRowsOptions {
  count: number;
  /** The scrolling element, once mounted. Pass it as state: a ref is set too late for the rows inside. */
  scrollBox: HTMLElement | null;
  /** Height assumed for a row until it is measured, in px. */
  estimatedPx: number;
  getKey: (index: number) => string;
}

interface VirtualRows {
  /** Indexes of the rows to render, in order. */
  indexes: number[];
  /** Height of the omitted rows above and below, in px. */
  above: number;
  below: number;
  /** Ref callback for a rendered row, which needs a `data-index` attribute. */
  measure: (element: HTMLElement | null) => void;
  /** Scrolls the row at an index into view. */
  scrollTo: (index: number) => void;
}

/** Returns the rows of a long list that are in view of its scroll box, and the height of the others. */
export function useVirtualRows({ count, scrollBox, estimatedPx, getKey }: VirtualRowsOptions): VirtualRows {
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scrollBox,
    estimateSize: () => estimatedPx,
    getItemKey: getKey,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    indexes: items.map(({ index }) => index),
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (last?.end ?? 0),
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
  };
}
