/** The shapes of the mark, in units of its square: a ring with a gap at the upper right on a rounded background. */
export const mark = { side: 28, corner: 7, stroke: 3, ring: 'M14 7.5a6.5 6.5 0 1 0 6.2 4.5' } as const;
