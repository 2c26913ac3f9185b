import { type z } from 'zod';
import { type WireCall } from '@scanharbor/shared-contracts/wire/response-validator';

export { type WireCall } from '@scanharbor/shared-contracts/wire/response-validator';

/** Calls by 'METHOD first-word/rest/:param'. */
export type Wire = Readonly<Record<string, WireCall>>;

export type ParsedInput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
export type ResponseBody<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
