import { type ContractServices, createHeaders } from '@scanharbor/shared-contracts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/** The session has ended, may not read lists, or the API has no stream: the polls notice what matters. */
const finalStatuses = [401, 403, 404];

function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Calls `onVersion` with the data of each event until the stream ends. Returns true when it ended with its session. */
async function readVersions(body: ReadableStream<Uint8Array>, onVersion: (version: string) => void): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (text + decoder.decode(part.value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) onVersion(line.slice('data: '.length));
    if (lines.includes('event: end')) return true;
  }
  return false;
}

/**
 * Calls `onChange` when the API reports a new version of the practice's lists, or has another one after a break. Reconnects after growing
 * pauses, until the signal aborts.
 */
export async function followChanges(services: ContractServices, signal: AbortSignal, onChange: () => void): Promise<void> {
  let known: string | undefined;
  let pause = firstPauseMs;
  const noteVersion = (version: string) => {
    if (known !== undefined && known !== version) onChange();
    known = version;
  };
  while (services.hasChangeStream && !signal.aborted) {
    try {
      const headers = createHeaders(services, { background: true });
      const response = await fetch(`${services.apiBase}/ic-portal/changes`, { headers, signal, credentials: 'include', cache: 'no-store' });
      if (finalStatuses.includes(response.status)) return;
      if (response.ok && response.body) {
        pause = firstPauseMs;
        if (await readVersions(response.body, noteVersion)) return;
      }
    } catch {
      // The connection is lost: tried again below.
    }
    await wait(pause, signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}
