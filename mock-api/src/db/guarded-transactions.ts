import { type Sql, type TransactionSql } from 'postgres';
import { hasCode } from './error-codes';

/** Codes of errors with which a connection ends: of a server that closes it, of the network, and of the driver. */
const connectionLost = /^(57P0[123]|25P0[34]|ECONNRESET|EPIPE|ETIMEDOUT|CONNECTION_(CLOSED|ENDED|DESTROYED))$/;

const isConnectionLost = (error: unknown): error is Error => hasCode(error, connectionLost);

/** Never settles, so that the driver sends nothing more for it. */
const forever = () => new Promise<never>(() => undefined);

type Work = (transaction: TransactionSql) => unknown;

/** Of a transaction: the error with which its connection was lost. */
interface Fate {
  lost?: Error;
}

/** Wraps the work of a transaction or savepoint: after its connection was lost, no statement is sent, and neither commit nor rollback. */
function guard(work: Work, fate: Fate): Work {
  return async (transaction) => {
    const unsafe = transaction.unsafe.bind(transaction);
    const savepoint = transaction.savepoint.bind(transaction) as unknown as (inner: Work) => Promise<unknown>;
    const guarded = Object.assign(transaction, {
      unsafe: (...statement: Parameters<TransactionSql['unsafe']>) => {
        if (fate.lost !== undefined) throw fate.lost;
        const query = unsafe(...statement);
        query.catch((error: unknown) => {
          if (isConnectionLost(error)) fate.lost ??= error;
        });
        return query;
      },
      savepoint: async (inner: Work) => {
        if (fate.lost !== undefined) throw fate.lost;
        return savepoint(guard(inner, fate));
      },
    });
    try {
      const result = await work(guarded);
      if (fate.lost === undefined) return result;
    } catch (error) {
      if (!isConnectionLost(error) && fate.lost === undefined) throw error;
    }
    return forever();
  };
}

/**
 * Makes the transactions of a client safe against lost connections. By itself the driver (postgres 3.4.9) sends the rollback of a
 * transaction to a connection that has no socket any more, which ends the process (porsager/postgres#1208); or it sends the next statements
 * and the commit of a transaction whose connection was lost to the new connection in its place, outside of any transaction or inside of
 * another one (#1216).
 */
export function guardTransactions(client: Sql): Sql {
  const begin = client.begin.bind(client) as unknown as (work: Work) => Promise<unknown>;
  const guardedBegin = (work: Work) => {
    const fate: Fate = {};
    const transaction = begin(guard(work, fate));
    // The driver rejects it in the moment in which the connection is closed, whatever the work does.
    return transaction.catch((error: unknown) => {
      if (isConnectionLost(error)) fate.lost ??= error;
      throw error;
    });
  };
  return Object.assign(client, { begin: guardedBegin });
}
