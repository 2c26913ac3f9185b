import postgres from 'postgres';
import { apiDatabase } from './connect-to-server';

/** Creates a database without tables beside that of this worker, and returns its URL. */
export async function createDatabase(name: string): Promise<string> {
  const client = postgres(apiDatabase, { max: 1 });
  const ofWorker = `${name}_${process.pid}`;
  await client.unsafe(`create database ${ofWorker}`);
  await client.end();
  return apiDatabase.replace(/[^/]+$/, ofWorker);
}
