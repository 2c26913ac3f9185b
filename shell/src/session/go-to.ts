/** Goes to an address of the site; `replace` leaves no way back to where it came from. Resolves on arrival. */
export type GoTo = (to: string, options?: { replace: boolean }) => Promise<void>;
