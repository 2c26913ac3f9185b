import { type ZodType } from 'zod';

/** Shapes of one call: what it sends and what it answers. */
export interface WireCall {
  params?: ZodType;
  query?: ZodType;
  body?: ZodType;
  answer?: ZodType;
}

export type WireTable = Record<string, WireCall>;

const pattern = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.+*?]/g, '\\$&')))
      .join('/')}$`,
  );

/** Makes a check of answers against a table; a wrong answer or a call that the table does not know is told in words. */
export function checkAnswerWith(table: WireTable, told: (problem: string) => void) {
  const calls = Object.entries(table).map(([call, shapes]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, fits: pattern(path), fixed: !path.includes(':'), shapes };
  });
  return (method: string, path: string, answer: unknown) => {
    const fitting = calls.filter((call) => call.method === method && call.fits.test(path));
    const known = fitting.find(({ fixed }) => fixed) ?? fitting[0];
    if (!known) {
      told(`${method} ${path} is not in the contract`);
      return;
    }
    const read = known.shapes.answer?.safeParse(answer);
    if (read && !read.success) told(`${method} ${path} answered out of contract: ${read.error.message}`);
  };
}
