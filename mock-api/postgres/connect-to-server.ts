import { join } from 'node:path';
import { connect } from '../src/db/database';

/** URL of the database of the tests on the server. */
export const { apiDatabase = '' } = globalThis as { apiDatabase?: string };

/** Connects to the database of the tests as the API does, without filling it. */
export const connectToServer = () =>
  connect({ url: apiDatabase, migrations: join(__dirname, '../drizzle'), fill: () => Promise.resolve() });
