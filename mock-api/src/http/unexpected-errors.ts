import { listCauses, hasCode } from '../db/error-codes';

/** SQLSTATE of invalid data (22), of a missing referenced row (23503) and of a text too long for its index (54). */
const invalidData = /^(22|54)...$|^23503$/;

/** True when the database rejected the data of the call, which is an error of the client. */
export const isInvalidData = (error: unknown): boolean => hasCode(error, invalidData);

/** True when the database ended a statement that took, or waited, too long (57014, 55P03). */
export const isTimeout = (error: unknown): boolean => hasCode(error, /^57014$|^55P03$/);

/** Codes of a server that ends, starts or has no connection left, of the network, and of the driver. */
const noConnection =
  /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED))$/;

/** True when the database could not be reached, or ended in the middle. */
export const isUnreachable = (error: unknown): boolean => hasCode(error, noConnection);

/** Removes the values that users entered; the driver appends them to the statement. */
const withoutValues = (message: string) => message.replace(/\nparams:[\s\S]*$/, '');

const listFrames = (stack = '') =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8);

/** Describes an unexpected error for the log: messages and stack frames, without any value that a user entered. */
export function toErrorLog(error: unknown): { causes: { message: string; code?: unknown; at: string[] }[] } {
  return {
    causes: [...listCauses(error)].map(({ message, code, stack }) => ({
      message: withoutValues(message),
      ...(code === undefined ? {} : { code }),
      at: listFrames(stack),
    })),
  };
}
