import { texts } from '../texts';

/** The limits that refuse calls, as the metric of refusals names them. */
export type LimitName = 'session' | 'address' | 'attempts' | 'passwords' | 'codes' | 'streams' | 'lists' | 'statement time' | 'call time';

/** An error response: HTTP status (also its `error_code`), a message for the user and one for developers. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly userMessage: string,
    readonly developerMessage?: string,
    readonly extra: Record<string, unknown> = {},
    readonly details: { field?: string; retryAfterSeconds?: number; limit?: LimitName | undefined } = {},
  ) {
    super(userMessage);
  }

  /** Returns the error with more fields in its body, for clients that can use them. */
  with(extra: Record<string, unknown>): HttpError {
    return new HttpError(this.status, this.userMessage, this.developerMessage, extra, this.details);
  }

  /** The error body [API-002]. */
  get body(): ErrorBody {
    const message = {
      user_msg: this.userMessage,
      ...(this.developerMessage ? { dev_msg: this.developerMessage } : {}),
      ...(this.details.field ? { field: this.details.field } : {}),
    };
    return { error_code: this.status, messages: [message], ...this.extra };
  }
}

export interface ErrorBody {
  error_code: number;
  messages: { user_msg: string; dev_msg?: string; field?: string }[];
}

/** The error catalog: the status of each situation. */
export const errors = {
  badRequest: (userMessage: string = texts.checkEntries, developerMessage?: string) => new HttpError(400, userMessage, developerMessage),
  invalidField: (field: string, userMessage: string) => new HttpError(400, userMessage, undefined, {}, { field }),
  loginFailed: () => new HttpError(400, texts.loginFailed),
  mustRestore: () => new HttpError(400, texts.mustRestore, texts.mustRestore),
  /** The login screen shows developer messages only. */
  deactivated: () => new HttpError(400, texts.deactivatedAccount, texts.deactivatedAccount),
  unauthorized: () => new HttpError(401, texts.signInFirst),
  forbidden: (userMessage: string = texts.notAllowed) => new HttpError(403, userMessage),
  notFound: (userMessage: string = texts.unknownPath) => new HttpError(404, userMessage),
  conflict: (userMessage: string) => new HttpError(409, userMessage),
  gone: (userMessage: string) => new HttpError(410, userMessage),
  tooLarge: (userMessage: string) => new HttpError(413, userMessage),
  sessionExpired: () => new HttpError(411, texts.sessionExpired),
  /** The login screen shows developer messages only. */
  secondFactorFirst: () => new HttpError(403, texts.secondFactorFirst, texts.secondFactorFirst),
  /** The session has to prove the password first; no other error has this code. */
  passwordRequired: () => new HttpError(428, texts.passwordRequired),
  tooManyFailures: (minutes: number) =>
    new HttpError(
      429,
      texts.tooManyFailures(minutes),
      texts.tooManyFailures(minutes),
      {},
      { retryAfterSeconds: minutes * 60, limit: 'passwords' },
    ),
  tooManyCodes: (minutes: number) =>
    new HttpError(429, texts.tooManyCodes(minutes), texts.tooManyCodes(minutes), {}, { retryAfterSeconds: minutes * 60, limit: 'codes' }),
  tooManyAttempts: () => new HttpError(429, texts.tooManyAttempts, undefined, {}, { limit: 'attempts' }),
  tooManyCalls: (limit: LimitName, seconds: number) =>
    new HttpError(429, texts.tooManyCalls(seconds), undefined, {}, { retryAfterSeconds: seconds, limit }),
  unexpected: () => new HttpError(500, texts.unexpected),
  listTooLong: (rows: number) => new HttpError(400, texts.listTooLong(rows)),
  /** The call was not processed, or not in time; the same call may succeed in a moment. */
  busy: (limit?: LimitName) => new HttpError(503, texts.busy, undefined, {}, { retryAfterSeconds: 1, limit }),
  /** Nothing was stored. Unlike 503 it does not concern reads, so the screens stay usable. */
  diskFull: () => new HttpError(507, texts.diskFull, texts.diskFullReason),
  unavailable: (userMessage: string) => new HttpError(503, userMessage),
} as const;
