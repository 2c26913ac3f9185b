import { texts } from '../texts';

/** An answer that is not a success: HTTP status, the same number as `error_code`, and what to tell whom. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly userMessage: string,
    readonly developerMessage?: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(userMessage);
  }

  /** The same refusal with more fields in its body, for clients that can use them. */
  with(extra: Record<string, unknown>): ApiError {
    return new ApiError(this.status, this.userMessage, this.developerMessage, extra);
  }

  /** The one form of an error body [API-002]. */
  get body(): ErrorBody {
    const message = { user_msg: this.userMessage, ...(this.developerMessage ? { dev_msg: this.developerMessage } : {}) };
    return { error_code: this.status, messages: [message], ...this.extra };
  }
}

export interface ErrorBody {
  error_code: number;
  messages: { user_msg: string; dev_msg?: string }[];
}

/** The catalogue: which situation answers with which status. */
export const errors = {
  badRequest: (userMessage: string = texts.checkEntries, developerMessage?: string) => new ApiError(400, userMessage, developerMessage),
  loginFailed: () => new ApiError(400, texts.loginFailed),
  mustRestore: () => new ApiError(400, texts.mustRestore, texts.mustRestore),
  unauthorized: () => new ApiError(401, texts.signInFirst),
  forbidden: (userMessage: string = texts.notAllowed) => new ApiError(403, userMessage),
  notFound: (userMessage: string = texts.unknownPath) => new ApiError(404, userMessage),
  conflict: (userMessage: string) => new ApiError(409, userMessage),
  gone: (userMessage: string) => new ApiError(410, userMessage),
  tooLarge: (userMessage: string) => new ApiError(413, userMessage),
  sessionExpired: () => new ApiError(411, texts.sessionExpired),
  tooManyTries: () => new ApiError(429, texts.tooManyTries),
  unexpected: () => new ApiError(500, texts.unexpected),
  unavailable: (userMessage: string) => new ApiError(503, userMessage),
} as const;
