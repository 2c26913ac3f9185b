import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nextMessage } from './test-process';

/** What a test asks the process to write, in one transaction. */
export interface Order {
  emails: number;
  texts: number;
  to?: string;
  subject?: string;
  paragraph?: string;
  /** Copies a booking this often and orders the deposits. */
  deposits?: number;
  /** Orders a refund of each deposit that was taken. */
  refunds?: boolean;
  /** Writes the reminders that are due. */
  reminders?: boolean;
}

/** A process of the API that sends messages, and what it logged. */
export interface DeliveryProcess {
  address: string;
  log: () => string;
  /** Writes messages in one transaction; resolves when it is committed. */
  write: (order: Order) => Promise<void>;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a process of the API with these environment variables: SMTP_URL and TEXT_URL, or STRIPE_URL; DATA_DIR or DATABASE_URL; RETRIES.
 */
export async function startDeliveryProcess(env: Record<string, string>): Promise<DeliveryProcess> {
  const child = spawn(process.execPath, ['mock-api/run.mjs', 'mock-api/testing/delivery-process.ts'], {
    cwd: join(__dirname, '../..'),
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, 'exit');
  const started = await Promise.race([nextMessage<{ address: string }>(child), exited.then(() => Promise.reject(new Error(output)))]);
  return {
    address: started.address,
    log: () => output,
    write: async (order) => {
      const written = nextMessage(child);
      child.send(order);
      await written;
    },
    end: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}
