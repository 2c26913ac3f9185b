/**
 * Services of the host for the API slice. The store passes them as the thunk `extra` argument, so this package never reads a
 * cookie and a test passes its own.
 */
export interface ContractServices {
  /** Prefix of every call, without a slash at the end: '/api' or 'https://api.example.org'. */
  apiBase: string;
  /** Sent as X-Api-Key. It is public and grants nothing. */
  apiKey: string;
  /** The auth token, or undefined for a guest. */
  token(): string | undefined;
  /** The chosen location's id, or undefined. */
  location(): string | undefined;
  /**
   * Asks the user for the password, for a call that the server refused without it; resolves with true once it is proved. Without it
   * such a call fails with the server's message.
   */
  provePassword?(): Promise<boolean>;
  /** Checks a response against its wire schema; development and tests only. */
  validateResponse?(method: string, path: string, response: unknown): void;
  /**
   * Receives the deadline (ISO time) of the session whenever the server sends it, and the server's own time
   * (an HTTP date, or null): this device's clock may be set wrong.
   */
  sessionDeadline?(iso: string, serverTime: string | null): void;
  /** Staff screens follow the API's stream of changes beside their polls. Tests that count calls go without. */
  hasChangeStream?: boolean;
  /** Called when a call did not reach the API: no connection, or the API is down. */
  onUnreachable?(): void;
}

export const guestAuthorization = 'anonymous';
