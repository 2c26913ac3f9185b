import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { type Caller } from './session';

/** How long the statements of one list wait altogether: under a steady load of patients' calls, lists still go on. */
const longestWaitMs = 250;

/** The order of calls on an engine that runs one statement at a time. */
export interface PatientsFirst {
  /** Notes that a call runs, until its response has ended. */
  add(caller: Caller, response: Pick<EventEmitter, 'once'>): void;
  /** Runs work whose statements wait while calls of patients and guests run. */
  runAfter<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits before a statement of such work; returns at once in all other calls. */
  wait(): Promise<void>;
}

/**
 * Lets calls of patients and guests use the database before the lists of staff. A statement that runs is not interrupted: a call waits for
 * one statement of a list at most, not for one before each of its own statements.
 */
export function createPatientsFirst(): PatientsFirst {
  const lists = new AsyncLocalStorage<{ leftMs: number }>();
  const idle = new EventEmitter().setMaxListeners(0);
  let running = 0;
  return {
    add: (caller, response) => {
      if (caller?.user.userType === 'provider') return;
      running += 1;
      response.once('close', () => {
        running -= 1;
        if (running === 0) idle.emit('idle');
      });
    },
    runAfter: (work) => lists.run({ leftMs: longestWaitMs }, work),
    wait: async () => {
      const list = lists.getStore();
      while (list && running > 0 && list.leftMs > 0) {
        const startedAt = performance.now();
        await once(idle, 'idle', { signal: AbortSignal.timeout(Math.ceil(list.leftMs)) }).catch(() => undefined);
        list.leftMs -= performance.now() - startedAt;
      }
    },
  };
}
