import { getTableName, is, Table } from 'drizzle-orm';
import { type Database } from './database';
import * as schema from './schema/index';

export interface StatementMonitor {
  /** Runs a statement. The name is of the code: `select requests`, or that of a prepared statement. */
  runStatement<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Runs a transaction, which holds a connection of the pool. Its statements run inside. */
  runTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
}

const tableNames: ReadonlySet<string> = new Set(Object.values(schema).flatMap((each) => (is(each, Table) ? [getTableName(each)] : [])));

/**
 * Names a statement by its operation and its first table. Only names of this schema are taken from the text, since `from` is also part of
 * expressions; so no text of a user can become part of a name.
 * @internal
 */
export function nameStatement(text: string): string {
  const [operation = ''] = /^\s*\w{1,12}/.exec(text) ?? [];
  for (const [, table = ''] of text.matchAll(/\b(?:from|into|update|join)\s+"?(\w+)/gi)) {
    if (tableNames.has(table)) return `${operation.trim().toLowerCase()} ${table}`;
  }
  return operation.trim().toLowerCase();
}

/** The first two words of a prepared statement's name; the others say which of its variants it is. */
const shortenName = (name: string) => name.split(' ', 2).join(' ');

type Session = Database['_']['session'];

const monitoredSessions = new WeakSet<Session>();

function monitorSession(session: Session, monitor: StatementMonitor): void {
  // A savepoint of the embedded engine has the session of its transaction.
  if (monitoredSessions.has(session)) return;
  monitoredSessions.add(session);
  const [prepareQuery, transaction] = [session.prepareQuery.bind(session), session.transaction.bind(session)];
  const monitored: Pick<Session, 'prepareQuery' | 'transaction'> = {
    prepareQuery: (query, fields, name, ...others) => {
      const prepared = prepareQuery(query, fields, name, ...others);
      const execute = prepared.execute.bind(prepared);
      const statement = name === undefined ? nameStatement(query.sql) : shortenName(name);
      prepared.execute = (values) => monitor.runStatement(statement, () => execute(values));
      return prepared;
    },
    transaction: (work, config) =>
      monitor.runTransaction(() =>
        transaction((inside) => {
          monitorTransaction(inside, monitor);
          return work(inside);
        }, config),
      ),
  };
  Object.assign(session, monitored);
}

/** Nested transactions are savepoints on the same connection. */
function monitorTransaction(inside: Parameters<Parameters<Session['transaction']>[0]>[0], monitor: StatementMonitor): void {
  monitorSession(inside._.session, monitor);
  const nest = inside.transaction.bind(inside);
  inside.transaction = (work) =>
    nest((nested) => {
      monitorTransaction(nested, monitor);
      return work(nested);
    });
}

/** Lets a monitor see each statement and transaction of a database, on either engine. */
export function monitorStatements(db: Database, monitor: StatementMonitor): void {
  monitorSession(db._.session, monitor);
}
