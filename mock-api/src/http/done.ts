/** The answer of a call that has nothing to tell but that it was done. */
export const done = { status: 'SUCCESS' } as const;
