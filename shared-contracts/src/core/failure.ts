/**
 * Why a call did not give what was asked for.
 * `code` is the `error_code` of the body, or the HTTP status when the body names none.
 * `extra` is what the body says beyond that, for the few calls that say more (the next free times of a location).
 * `message` is safe to show; `developerMessage` drives rules (the forced password reset), never more.
 */
export type ApiFailure =
  | {
      kind: 'refused';
      status: number;
      code: number;
      message?: string;
      developerMessage?: string;
      fields?: Record<string, string>;
      extra?: Record<string, unknown>;
    }
  | { kind: 'offline' }
  /** The server knows who signed in or registered, but the suite could not load them. */
  | { kind: 'unknown-user' }
  | { kind: 'malformed'; status: number };

interface ErrorBody {
  error_code?: unknown;
  messages?: { user_msg?: unknown; dev_msg?: unknown; field?: unknown }[];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The body of a refusal as a failure. Any shape is accepted; what is missing stays undefined (SC-010, SC-404). */
export function refusal(status: number, body: unknown): ApiFailure {
  const { error_code, messages, ...extra } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  const list = Array.isArray(messages) ? messages : [];
  const fields = Object.fromEntries(
    list.flatMap(({ field, user_msg }) => {
      const name = text(field);
      const message = text(user_msg);
      return name && message ? [[name, message]] : [];
    }),
  );
  return {
    kind: 'refused',
    status,
    code: typeof error_code === 'number' ? error_code : status,
    message: text(list[0]?.user_msg),
    developerMessage: text(list[0]?.dev_msg),
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
}

function isFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** What is said of a call that left nothing better to say. */
export const requestProblem = 'There was a problem with your request';

/** What went wrong, in the server's words for the user, or `fallback` when it gave none. */
export function failureMessage(error: unknown, fallback: string): string {
  if (!isFailure(error)) return fallback;
  if (error.kind === 'offline') return 'We could not reach the server. Check your connection and try again.';
  if (error.kind === 'unknown-user') return requestProblem;
  return (error.kind === 'refused' && error.message) || fallback;
}

/** The server's words for the user when it gave any; unlike `failureMessage` it never invents a text. */
export function serverMessage(error: unknown): string | undefined {
  return isFailure(error) && error.kind === 'refused' ? error.message : undefined;
}

/** The refusal's code (its `error_code`, else the HTTP status); undefined when nothing answered. */
export function failureCode(error: unknown): number | undefined {
  return isFailure(error) && error.kind === 'refused' ? error.code : undefined;
}

/** The server's message that is meant for rules rather than for users. */
export function developerMessage(error: unknown): string | undefined {
  return isFailure(error) && error.kind === 'refused' ? error.developerMessage : undefined;
}

/** Messages per form field, ready for Formik's `setErrors`; empty when the failure names no field. */
export function toFieldErrors(error: unknown): Record<string, string> {
  return (isFailure(error) && error.kind === 'refused' && error.fields) || {};
}

/** A registration that the health-data vault refused without words for the user says at least this (PR-102). */
export const vaultFailure = (failure: ApiFailure): ApiFailure =>
  failure.kind === 'refused' ? { ...failure, message: failure.message ?? 'Something went wrong' } : failure;
