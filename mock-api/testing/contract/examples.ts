import { writeFileSync } from 'node:fs';
import { type Exchange } from './record';

/** An example of a call in the reference. */
interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  response?: unknown;
}

const secret = /token|secret|^auth$|password/i;
/** Ids of files and tokens. */
const random = /[\w-]{43,}/g;
const maxLength = 160;

/** Shortens a value and removes secrets: one entry of each list, placeholders for tokens. */
function redact(value: unknown, name = ''): unknown {
  // A list shows its first entry. Seven entries are the days of a week, which the schemas require.
  if (Array.isArray(value)) return value.slice(0, value.length === 7 ? 7 : 1).map((entry) => redact(entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, redact(inner, field)]));
  }
  if (typeof value !== 'string') return value;
  if (/password/i.test(name)) return 'Strong-pass1';
  if (secret.test(name)) return name.toLowerCase();
  return value.replace(random, 'random').slice(0, maxLength);
}

const redactFilled = (values: Record<string, string>) =>
  Object.keys(values).length > 0 ? (redact(values) as Record<string, string>) : undefined;

/** Collects the first successful exchange of each call, by name. */
export function collectExamples(exchanges: Exchange[]): Record<string, Example> {
  const successful = exchanges.filter(({ status }) => status === 200).reverse();
  const byName = new Map(
    successful.map(({ name, params, query, body, response }) => {
      const isFile = typeof response === 'object' && response !== null && 'file' in response;
      const example = {
        params: redactFilled(params),
        query: redactFilled(query),
        body: body === 'form' ? undefined : redact(body),
        response: isFile ? undefined : redact(response),
      };
      return [name, JSON.parse(JSON.stringify(example)) as Example] as const;
    }),
  );
  return Object.fromEntries([...byName].sort(([a], [b]) => a.localeCompare(b)));
}

/** Writes one call per line, so that diffs are readable. */
export function writeExamples(file: string, examples: Record<string, Example>): void {
  const lines = Object.entries(examples).map(([name, example]) => `  ${JSON.stringify(name)}: ${JSON.stringify(example)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}
