import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { verifyTrail } from './audit/verify-trail';
import { connect } from './db/database';
import { packageFolder } from './package-folder';

const chainHeads = z.array(z.object({ chain: z.string(), sequence: z.number(), hash: z.string() }));

/**
 * Verifies the audit trail and prints the head of each chain as JSON; exits with 1 when an event was changed or removed.
 * `--heads <file>`: what an earlier run printed; events that were cut off since are found only with it.
 */
async function verify(): Promise<void> {
  const { values } = parseArgs({ options: { data: { type: 'string' }, heads: { type: 'string' } } });
  const earlier = values.heads ? chainHeads.parse(JSON.parse(readFileSync(values.heads, 'utf8'))) : [];
  const { db, close } = await connect({
    url: process.env.DATABASE_URL,
    dataFolder: values.data ?? process.env.DATA_DIR ?? '.data',
    migrations: join(packageFolder, 'drizzle'),
    fill: () => Promise.resolve(),
  });
  const { heads, tampered } = await verifyTrail(db, earlier);
  await close();
  console.log(JSON.stringify(heads));
  for (const { chain, sequence, reason } of tampered) console.error(`${chain}, event ${sequence}: ${reason}`);
  process.exitCode = tampered.length > 0 ? 1 : 0;
}

void verify();
