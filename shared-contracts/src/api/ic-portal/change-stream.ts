import { type ContractServices, createHeaders } from '@scanharbor/shared-contracts';
import { readPresentColleagues } from '../../domain/presence';
import { type TabPresence } from './presence';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;
/** The API writes every 20 seconds; after this time without a byte the connection is lost. */
const silenceMs = 50_000;

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

interface StreamEvent {
  name: string;
  data: string;
}

/** Calls `onEvent` with each event until the stream ends; `onData` with each part. Returns true when it ended with its session. */
async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (event: StreamEvent) => void, onData: () => void): Promise<boolean> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let name = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onData();
    const lines = (text + decoder.decode(part.value, { stream: true })).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('event: ')) name = line.slice('event: '.length);
      if (line.startsWith('data: ')) onEvent({ name, data: line.slice('data: '.length) });
      if (name === 'end') return true;
    }
  }
  return false;
}

/** An attempt that ends when the tab shows another request, with `signal`, or when nothing has come for `silenceMs`. */
function createAttempt(signal: AbortSignal, presence: TabPresence) {
  const controller = new AbortController();
  const attempt = { signal: controller.signal, isReplaced: false, noteData: () => {}, end: () => {} };
  const abort = () => controller.abort();
  const stop = presence.subscribe(() => {
    attempt.isReplaced = true;
    abort();
  });
  let timer = setTimeout(abort, silenceMs);
  signal.addEventListener('abort', abort);
  attempt.noteData = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, silenceMs);
  };
  attempt.end = () => {
    clearTimeout(timer);
    stop();
    signal.removeEventListener('abort', abort);
  };
  return attempt;
}

/**
 * Calls `onChange` when the API reports a new version of the practice's lists, or has another one after a break, and reports the presence
 * of colleagues. Reconnects after growing pauses, and at once when the tab shows another request, until the signal aborts. While there is
 * no stream, no colleague is present.
 */
export async function followChanges(
  services: ContractServices,
  signal: AbortSignal,
  { presence, onChange }: { presence: TabPresence; onChange: () => void },
): Promise<void> {
  let known: string | undefined;
  let pause = firstPauseMs;
  const handleEvent = ({ name, data }: StreamEvent) => {
    if (name === 'presence') presence.setColleagues(readPresentColleagues(data));
    if (name !== 'change') return;
    if (known !== undefined && known !== data) onChange();
    known = data;
  };
  while (services.hasChangeStream && !signal.aborted) {
    const attempt = createAttempt(signal, presence);
    try {
      const headers = createHeaders(services, { background: true });
      const url = `${services.apiBase}/ic-portal/changes${presence.getQuery()}`;
      const response = await fetch(url, { headers, signal: attempt.signal, credentials: 'include', cache: 'no-store' });
      if (finalStatuses.includes(response.status)) return;
      if (response.ok && response.body) {
        pause = firstPauseMs;
        if (await readEvents(response.body, handleEvent, attempt.noteData)) return;
      }
    } catch {
      // The connection is lost, or the tab shows another request: opened again below.
    } finally {
      attempt.end();
      if (!attempt.isReplaced) presence.setColleagues([]);
    }
    if (attempt.isReplaced) continue;
    await wait(pause, signal);
    pause = Math.min(pause * 2, longestPauseMs);
  }
}
