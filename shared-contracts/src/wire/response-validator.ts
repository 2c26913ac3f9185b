import { type ZodType } from 'zod';

/** Schemas of one call. */
export interface WireCall {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  response?: ZodType;
}

export type WireTable = Record<string, WireCall>;

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+*?]/g, '\\$&')))
      .join('/')}$`,
  );

/** Returns a check of responses against a table; reports an invalid response and a call that is not in the table. */
export function createResponseValidator(table: WireTable, report: (problem: string) => void) {
  const calls = Object.entries(table).map(([call, shapes]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, fits: pattern(path), fixed: !path.includes(':'), shapes };
  });
  return (method: string, path: string, response: unknown) => {
    const fitting = calls.filter((call) => call.method === method && call.fits.test(path));
    const match = fitting.find(({ fixed }) => fixed) ?? fitting[0];
    if (!match) {
      report(`${method} ${path} is not in the contract`);
      return;
    }
    const read = match.shapes.response?.safeParse(response);
    if (read && !read.success) report(`${method} ${path} returned a response outside the contract: ${read.error.message}`);
  };
}
