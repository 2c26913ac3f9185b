/** Seconds for which staff are offered to take a booking back. The API adds a moment for the call. */
export const undoSeconds = 10;
