import { writeFileSync } from 'node:fs';
import { type Exchange } from './record';

/** What the reference shows of a call. */
interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  answer?: unknown;
}

const secret = /token|secret|^auth$|password/i;
/** Ids of files and tokens. */
const random = /[\w-]{43}/;
const longest = 160;

/** Short and without anything that opens a door: one entry of each list, tokens by a word. */
function shown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => shown(one));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, shown(inner, field)]));
  }
  if (typeof value !== 'string') return value;
  if (/password/i.test(name)) return 'Strong-pass1';
  if (secret.test(name)) return name.toLowerCase();
  return value.replace(random, 'random').slice(0, longest);
}

const filled = (values: Record<string, string>) => (Object.keys(values).length > 0 ? (shown(values) as Record<string, string>) : undefined);

/** The first success of each call, in the order of their names. */
export function examplesOf(exchanges: Exchange[]): Record<string, Example> {
  const good = exchanges.filter(({ status }) => status === 200).reverse();
  const byName = new Map(
    good.map(({ name, params, query, body, answer }) => {
      const isFile = typeof answer === 'object' && answer !== null && 'file' in answer;
      const example = {
        params: filled(params),
        query: filled(query),
        body: body === 'form' ? undefined : shown(body),
        answer: isFile ? undefined : shown(answer),
      };
      return [name, JSON.parse(JSON.stringify(example)) as Example] as const;
    }),
  );
  return Object.fromEntries([...byName].sort(([one], [other]) => one.localeCompare(other)));
}

/** One call a line, so that a change shows what changed. */
export function writeExamples(file: string, examples: Record<string, Example>): void {
  const lines = Object.entries(examples).map(([name, example]) => `  ${JSON.stringify(name)}: ${JSON.stringify(example)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
