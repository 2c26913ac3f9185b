import { type Sql, type TransactionSql } from 'postgres';

/** Each connection keeps what it has prepared until it ends, about 20 kB for each statement. */
const maxPrepared = 300;
/** A statement is prepared from this call on: of texts with lists of values, many come once or twice. */
const minCalls = 5;
const maxCounted = 2_000;

/** Returns whether a statement is prepared: one that is often sent. The first ones of these stay the prepared ones. */
function createChoice(): (text: string) => boolean {
  const prepared = new Set<string>();
  const calls = new Map<string, number>();
  return (text) => {
    if (prepared.has(text)) return true;
    if (prepared.size >= maxPrepared) return false;
    const count = (calls.get(text) ?? 0) + 1;
    calls.delete(text);
    if (count >= minCalls) {
      prepared.add(text);
      return true;
    }
    calls.set(text, count);
    const [oldest] = calls.keys();
    if (calls.size > maxCounted && oldest !== undefined) calls.delete(oldest);
    return false;
  };
}

type Work = (transaction: TransactionSql) => unknown;
type Run = (work: Work) => Promise<unknown>;

/**
 * Makes a client prepare the statements that it sends often, also in transactions: the server parses them once, and a call takes one round
 * trip instead of two. Drizzle's driver itself prepares only statements that have a name (drizzle-team/drizzle-orm#5502).
 */
export function prepareRepeated(client: Sql): Sql {
  const isPrepared = createChoice();
  const prepareIn = <Client extends Sql | TransactionSql>(each: Client): Client => {
    const unsafe = each.unsafe.bind(each);
    const send: Client['unsafe'] = (text, values = [], options = {}) =>
      unsafe(text, values, { ...options, prepare: options.prepare === true || isPrepared(text) });
    return Object.assign(each, { unsafe: send });
  };
  const inTransaction =
    (run: Run): Run =>
    (work) =>
      run((transaction) => {
        const savepoint = transaction.savepoint.bind(transaction) as unknown as Run;
        return work(Object.assign(prepareIn(transaction), { savepoint: inTransaction(savepoint) }));
      });
  const begin = client.begin.bind(client) as unknown as Run;
  return Object.assign(prepareIn(client), { begin: inTransaction(begin) });
}
