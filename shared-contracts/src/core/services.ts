/**
 * What the one API slice needs from its host. The store carries it as the thunk `extra` argument, so this package
 * never reads a cookie and a test gives its own.
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
  /** Checks an answer against its wire schema; development and tests only. */
  checkAnswer?(method: string, path: string, answer: unknown): void;
  /**
   * Told the deadline (ISO time) after which the session is over, whenever the server names it, and the server's own time
   * (an HTTP date, or null): this device's clock may be set wrong.
   */
  sessionDeadline?(iso: string, serverTime: string | null): void;
}

export const guestAuthorization = 'anonymous';
