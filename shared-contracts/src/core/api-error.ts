/**
 * Why a call failed.
 * `code` is the `error_code` of the body, or the HTTP status when the body names none.
 * `retryAfterSeconds` is set when the server limits calls, or is busy.
 * `extra` is the rest of the body, for the few calls that return more (the next free times of a location).
 * `message` is safe to show; `developerMessage` drives rules (the forced password reset), never more.
 */
export type ApiError =
  | {
      kind: 'refused';
      status: number;
      code: number;
      message?: string;
      developerMessage?: string;
      retryAfterSeconds?: number;
      fields?: Record<string, string>;
      extra?: Record<string, unknown>;
    }
  | { kind: 'offline' }
  /** The user signed in or registered, but could not be loaded. */
  | { kind: 'unknown-user' }
  | { kind: 'malformed'; status: number };

interface ErrorBody {
  error_code?: unknown;
  messages?: { user_msg?: unknown; dev_msg?: unknown; field?: unknown }[];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Message for an error without a message of its own. */
export const genericErrorMessage = 'There was a problem with your request';

/** Messages of this module; a translation replaces them. */
export const errorTexts = {
  generic: genericErrorMessage,
  offline: 'We could not reach the server. Check your connection and try again.',
  /** Translates a message of the server; one without a translation stays as it is. */
  server: (message: string) => message,
};

/** Converts the body of an error response. Any shape is accepted; missing parts stay undefined (SC-010, SC-404). */
export function parseErrorResponse(status: number, body: unknown): ApiError {
  const { error_code, messages, ...extra } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  const list = Array.isArray(messages) ? messages : [];
  const fields = Object.fromEntries(
    list.flatMap(({ field, user_msg }) => {
      const name = text(field);
      const message = text(user_msg);
      return name && message ? [[name, errorTexts.server(message)]] : [];
    }),
  );
  const message = text(list[0]?.user_msg);
  return {
    kind: 'refused',
    status,
    code: typeof error_code === 'number' ? error_code : status,
    message: message && errorTexts.server(message),
    developerMessage: text(list[0]?.dev_msg),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}

function isFailure(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** Returns the server's message for the user, or `fallback` when there is none. */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (!isFailure(error)) return fallback;
  if (error.kind === 'offline') return errorTexts.offline;
  if (error.kind === 'unknown-user') return errorTexts.generic;
  return (error.kind === 'refused' && error.message) || fallback;
}

/** Returns the server's message for the user, if any; unlike `getErrorMessage` without a fallback. */
export function getServerMessage(error: unknown): string | undefined {
  return isFailure(error) && error.kind === 'refused' ? error.message : undefined;
}

/** Returns the `error_code`, else the HTTP status; undefined without a response. */
export function getErrorCode(error: unknown): number | undefined {
  return isFailure(error) && error.kind === 'refused' ? error.code : undefined;
}

/** True when the server rejected the token: 401 by status or `error_code` (SH-080, SH-081). Every other error says nothing about it. */
export function isUnauthorized(error: unknown): boolean {
  return isFailure(error) && error.kind === 'refused' && (error.status === 401 || error.code === 401);
}

/** True when the server limits the calls of the session and names the time to wait. */
export const isLimited = (outcome: { data: unknown } | { error: ApiError }): outcome is { error: Extract<ApiError, { kind: 'refused' }> } =>
  'error' in outcome && outcome.error.kind === 'refused' && outcome.error.status === 429;

/** The server's message that is meant for rules rather than for users. */
export function getDeveloperMessage(error: unknown): string | undefined {
  return isFailure(error) && error.kind === 'refused' ? error.developerMessage : undefined;
}

/** Messages per form field, ready for Formik's `setErrors`; empty when the failure names no field. */
export function toFieldErrors(error: unknown): Record<string, string> {
  return (isFailure(error) && error.kind === 'refused' && error.fields) || {};
}

/** Adds a message to an error of the health-data vault that has none (PR-102). */
export const toVaultError = (failure: ApiError): ApiError =>
  failure.kind === 'refused' ? { ...failure, message: failure.message ?? 'Something went wrong' } : failure;
