/** A rate as a request carries it: 0.1 is sent as 10 (SC-414, D69). The server stores it and never counts money with it. */
export const toWireRate = (rate: number): number => Math.round(rate * 10_000) / 100;

/** The usual rate of a request. */
export const usualRate = 0.1;

/** Sent with every doctor request, as prescribed (MK-135). */
export const doctorRequestRate = 3.15;
