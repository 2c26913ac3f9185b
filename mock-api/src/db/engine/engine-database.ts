import {
  createTableRelationsHelpers,
  extractTablesRelationalConfig,
  type ExtractTablesWithRelations,
  type RelationalSchemaConfig,
  sql,
} from 'drizzle-orm';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { PgProxyTransaction, PgRemoteDatabase, PgRemoteSession, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import * as schema from '../schema/index';
import { type Engine } from './engine';

type Tables = ExtractTablesWithRelations<typeof schema>;
type Relations = RelationalSchemaConfig<Tables>;
type Transaction = PgProxyTransaction<typeof schema, Tables>;

/** Ids of the types that columns convert by themselves: timestamp, timestamptz, interval and date, and arrays of them and of numeric. */
const textTypes = [1114, 1184, 1186, 1082, 1231, 1115, 1185, 1187, 1182];

const toCallback =
  ({ query }: Pick<Engine, 'query'>): RemoteCallback =>
  async (text, values, method) => ({ rows: await query(text, values, { rowMode: method === 'all' ? 'array' : 'object', textTypes }) });

/** A transaction whose inner transactions are savepoints. */
class EngineTransaction extends PgProxyTransaction<typeof schema, Tables> {
  constructor(
    private readonly engineDialect: PgDialect,
    private readonly engineSession: PgRemoteSession<typeof schema, Tables>,
    private readonly relations: Relations,
    private readonly depth = 0,
  ) {
    super(engineDialect, engineSession, relations, depth);
  }

  override async transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const inner = new EngineTransaction(this.engineDialect, this.engineSession, this.relations, this.depth + 1);
    const savepoint = sql.identifier(`savepoint_${String(inner.depth)}`);
    await this.execute(sql`savepoint ${savepoint}`);
    try {
      const result = await work(inner);
      await this.execute(sql`release savepoint ${savepoint}`);
      return result;
    } catch (error) {
      await this.execute(sql`rollback to savepoint ${savepoint}`);
      throw error;
    }
  }
}

/** Drizzle's session for a database behind a callback, which has no transactions, with those of the engine. */
class EngineSession extends PgRemoteSession<typeof schema, Tables> {
  constructor(
    private readonly engine: Engine,
    private readonly engineDialect: PgDialect,
    private readonly relations: Relations,
  ) {
    super(toCallback(engine), engineDialect, relations);
  }

  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>, config?: PgTransactionConfig): Promise<Result> {
    return this.engine.transaction(async (inside) => {
      const session = new PgRemoteSession<typeof schema, Tables>(toCallback(inside), this.engineDialect, this.relations);
      const transaction = new EngineTransaction(this.engineDialect, session, this.relations);
      if (config) await transaction.setTransaction(config);
      return work(transaction);
    });
  }
}

/** Returns the tables of the embedded engine. A statement outside of transactions waits for `beforeStatement`. */
export function openTables(engine: Engine, beforeStatement: () => Promise<void>): PgRemoteDatabase<typeof schema> {
  const waiting: Engine = {
    ...engine,
    query: async (...statement) => {
      await beforeStatement();
      return engine.query(...statement);
    },
  };
  const dialect = new PgDialect({ casing: 'snake_case' });
  const { tables, tableNamesMap } = extractTablesRelationalConfig<Tables>(schema, createTableRelationsHelpers);
  const relations = { fullSchema: schema, schema: tables, tableNamesMap };
  return new PgRemoteDatabase(dialect, new EngineSession(waiting, dialect, relations), relations);
}
