import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Returns the next message of a process; throws when the process ends first, which would leave a test waiting. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const settled = new AbortController();
  const { signal } = settled;
  const message = once(child, 'message', { signal });
  const exit = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The process ended with code ${String(code)}.`);
  });
  try {
    const [first] = await Promise.race([message, exit]);
    return first as Message;
  } finally {
    settled.abort();
    await Promise.allSettled([message, exit]);
  }
}

/** Ends a process that stops when its channel closes, and waits for its end. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.disconnect();
  await exit;
}
