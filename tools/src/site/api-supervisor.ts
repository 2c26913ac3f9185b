import { type ApiOptions, type ApiProcess, startApi } from './api-process';

const firstDelayMs = 500;
const longestDelayMs = 30_000;
/** A process that ran this long was healthy; its end starts the delays anew. */
const healthyMs = 60_000;
const stopTimeoutMs = 30_000;

export interface SupervisedApi {
  /** Origin of the current process; undefined while none listens. */
  readonly address: string | undefined;
  stop(): Promise<void>;
  /** Ends the current process like a power failure. It is restarted. */
  kill(): Promise<void>;
}

/** Wraps an external API by its origin, such as `https://api.example.org`. Neither starts nor stops it. */
export const externalApi = (address: string): Pick<SupervisedApi, 'address' | 'stop'> => ({
  address: new URL(address).origin,
  stop: () => Promise.resolve(),
});

/**
 * Starts an API process and restarts it with growing delays whenever it ends, until `stop`. Rejects with its output when the
 * first start fails. `report` receives a line for each end and restart.
 */
export async function superviseApi(options: ApiOptions, report: (line: string) => void): Promise<SupervisedApi> {
  let current: ApiProcess | undefined = await startApi(options);
  let startedAt = Date.now();
  let delayMs = firstDelayMs;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch(api: ApiProcess) {
    void api.ended.then((code) => {
      if (stopped) return;
      current = undefined;
      if (Date.now() - startedAt > healthyMs) delayMs = firstDelayMs;
      scheduleRestart(`ended with ${code === null ? 'a signal' : `code ${code}`}`);
    });
  }

  function scheduleRestart(reason: string) {
    report(`The API ${reason}. It restarts in ${delayMs / 1000} s.`);
    timer = setTimeout(() => void restart(), delayMs);
    delayMs = Math.min(delayMs * 2, longestDelayMs);
  }

  async function restart() {
    try {
      const api = await startApi(options);
      if (stopped) {
        await api.stop();
        return;
      }
      current = api;
      startedAt = Date.now();
      report('The API is running again.');
      watch(api);
    } catch (error) {
      if (!stopped) scheduleRestart(`did not start: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  watch(current);
  return {
    get address() {
      return current?.address;
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const api = current;
      const forced = setTimeout(() => void api?.kill(), stopTimeoutMs);
      await api?.stop();
      clearTimeout(forced);
    },
    kill: async () => current?.kill(),
  };
}
