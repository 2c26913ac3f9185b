import { parse, type PGlite, protocol } from '@electric-sql/pglite';
import { type ResultFormat, type ResultSet } from './engine-messages';

const { serialize } = protocol;

const jsonTypes = [114, 3802];
const maxStatements = 200;

interface Statement {
  name: string;
  parameterTypes: number[];
}

const keepText = (text: string) => text;

/**
 * Returns a function that runs one statement with parameters. The engine parses a statement once by its text and plans it each time: the
 * tables may have grown since the last one. All steps are one message, which costs about half of what `PGlite.query` does.
 */
export function prepareStatements(client: PGlite) {
  const statements = new Map<string, Statement>();
  let count = 0;

  const send = (...parts: Uint8Array[]) => client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]));

  async function close(text: string, { name }: Statement) {
    statements.delete(text);
    await send(serialize.close({ type: 'S', name }));
  }

  async function prepare(text: string): Promise<Statement> {
    const prepared = statements.get(text);
    if (prepared) {
      statements.delete(text);
      statements.set(text, prepared);
      return prepared;
    }
    count += 1;
    const name = `statement_${String(count)}`;
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(messages) };
    const [oldest] = statements;
    if (statements.size >= maxStatements && oldest) await close(...oldest);
    statements.set(text, statement);
    return statement;
  }

  const toText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const toParameter = (type === undefined ? undefined : client.serializers[type]) ?? String;
    return toParameter(value);
  };

  return async (text: string, values: readonly unknown[], { rowMode, textTypes }: ResultFormat): Promise<ResultSet> => {
    const statement = await prepare(text);
    const parameters = values.map((value, index) => toText(value, statement.parameterTypes[index]));
    const messages = await send(
      serialize.bind({ statement: statement.name, values: parameters }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    ).catch(async (error: unknown) => {
      // It may have failed because its tables have changed since it was parsed.
      await close(text, statement);
      throw error;
    });
    const parsers = Object.fromEntries([...textTypes, ...jsonTypes].map((type) => [type, keepText]));
    const [result] = parse.parseResults(messages, client.parsers, { rowMode, parsers });
    const fields = result?.fields ?? [];
    const jsonColumns = fields.flatMap(({ name, dataTypeID }, index) =>
      jsonTypes.includes(dataTypeID) && !textTypes.includes(dataTypeID) ? [rowMode === 'array' ? index : name] : [],
    );
    return { rows: result?.rows ?? [], jsonColumns };
  };
}
