/** Widths in px at which layouts change. @internal */
export const breakpoints = [320, 360, 568, 768, 991, 1200] as const;

export type Breakpoint = (typeof breakpoints)[number];

/** Minimum width of a desktop page [SH-135]. */
export const desktopFrom = 768 satisfies Breakpoint;

/** Media queries: `${media.from(768)} { ... }` from that width, `media.below(768)` under it. */
export const media = {
  from: (width: Breakpoint): string => `@media (min-width: ${width}px)`,
  below: (width: Breakpoint): string => `@media (max-width: ${width - 0.02}px)`,
  /** A window high enough for a sticky header and its content. */
  tall: '@media (min-height: 480px)',
  print: '@media print',
  calm: '@media (prefers-reduced-motion: reduce)',
} as const;
