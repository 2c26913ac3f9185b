/** The response of a call that returns no data. */
export const successResponse = { status: 'SUCCESS' } as const;
