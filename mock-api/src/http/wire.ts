import { type z } from 'zod';

/** One call as shared-contracts describes it. A call without `answer` hands out a file. */
export interface WireCall {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
}

/** Calls by 'METHOD first-word/rest/:param'. */
export type Wire = Readonly<Record<string, WireCall>>;

export type Sent<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type Answered<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
