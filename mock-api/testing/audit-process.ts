import { sql } from 'drizzle-orm';
import { type ChainHead, verifyTrail } from '../src/audit/verify-trail';
import { createApp } from '../src/app';
import { getOpenRequests, type OpenRequests } from '../src/portal/open-requests';

/**
 * Runs a statement on the database, verifies the audit trail, or returns whether the open requests of a practice were read as a whole since
 * the last such command.
 */
export type AuditCommand = { statement: string } | { heads: ChainHead[] } | { openOf: number };

/** An API whose database a test can reach past its rules. Started with an IPC channel; sends its address first. */
const { app, context, close } = await createApp({ control: true, databaseUrl: process.env.DATABASE_URL || undefined });

let lastOpen: OpenRequests | undefined;

async function run(command: AuditCommand): Promise<unknown> {
  if ('heads' in command) return verifyTrail(context.db, command.heads);
  if ('openOf' in command) {
    // No version is older, so what is in memory is returned as it is.
    const open = await getOpenRequests(context, command.openOf, '1');
    const isRead = open !== lastOpen;
    lastOpen = open;
    return isRead;
  }
  try {
    await context.db.execute(sql.raw(command.statement));
    return 'accepted';
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

process.on('message', (command: AuditCommand) => void run(command).then((result) => process.send?.({ result })));
process.on('disconnect', () => void close());
process.send?.({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
