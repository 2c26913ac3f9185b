/** Seconds for which staff are offered to take a booking, a rejection or an assignment back. The API adds a moment for the call. */
export const undoSeconds = 10;
