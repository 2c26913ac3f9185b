import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { formatFigure, type Goal, limitGoal } from './goals';
import { percentile, send } from './load';
import { changeLists, type Servers, signIn } from './servers';

const tabs = 20;
const patientPauseMs = 50;
const measuredSeconds = 30;
const warmSeconds = 5;

/** What a staff tab with the list of open requests asks for again. */
const polled = ['ic-portal/ic-requested?sort=added&limit=26&offset=0', 'ic-portal/dashboard-card'];
/** What a patient and a guest ask for; the last one are prices. */
const patientPaths = ['patients/patient', 'bookings/patient_booked', 'scans/services/1'];

/**
 * Sends a patient's calls at a steady pace, whether or not earlier ones have their response, as many patients do. Returns sorted times in
 * ms.
 */
async function measurePatient(address: string, seconds = measuredSeconds): Promise<number[]> {
  const token = await signIn(address, 'patient');
  const agent = new Agent({ keepAlive: true });
  const calls: Promise<number>[] = [];
  const started = performance.now();
  const timed = async (path: string) => {
    const at = performance.now();
    const status = await send(agent, { method: 'GET', url: `${address}/api/${path}`, token });
    if (status !== 200) throw new Error(`${path} returned ${status}`);
    return performance.now() - at;
  };
  for (let count = 0; performance.now() - started < seconds * 1_000; count += 1) {
    calls.push(timed(patientPaths[count % patientPaths.length] ?? ''));
    await wait(Math.max(0, started + (count + 1) * patientPauseMs - performance.now()));
  }
  const times = await Promise.all(calls);
  agent.destroy();
  return times.sort((one, other) => one - other);
}

interface Tabs {
  /** Time between two polls of a tab. */
  pollMs: number;
  /** Time between two changes of a colleague, which all tabs hear of and then poll as well; none without it. */
  changeMs?: number;
}

/** Follows the stream of changes and runs `onChange` for each, until the signal aborts. */
async function follow(address: string, token: string, signal: AbortSignal, onChange: () => void) {
  try {
    const response = await fetch(`${address}/api/ic-portal/changes`, { headers: { authorization: token }, signal });
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) onChange();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Keeps staff tabs open that poll and follow changes as the portal does. Returns a function that closes them. */
async function openTabs(address: string, { pollMs, changeMs }: Tabs): Promise<() => Promise<void>> {
  const closing = new AbortController();
  const agent = new Agent({ keepAlive: true });
  const isOpen = () => !closing.signal.aborted;
  /** Waits, at most until the tabs close. */
  const pause = async (ms: number) => {
    await wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  };
  /** Repeats the work with this pause before each time. */
  const repeat = async (ms: number, work: () => Promise<unknown>) => {
    for (;;) {
      await pause(ms);
      if (!isOpen()) return;
      await work();
    }
  };
  const openTab = async (index: number) => {
    const token = await signIn(address, 'staff');
    const tags = new Map<string, string>();
    const poll = () =>
      Promise.all(
        polled.map(async (path) => {
          const headers = { 'x-background': '1', 'if-none-match': tags.get(path) ?? '' };
          await send(agent, { method: 'GET', url: `${address}/api/${path}`, token, headers }, ({ etag = '' }) => tags.set(path, etag));
        }),
      );
    const pollSoon = async () => {
      await pause(100 + Math.random() * 400);
      if (isOpen()) await poll();
    };
    const polling = async () => {
      await pause((index / tabs) * pollMs);
      if (isOpen()) await poll();
      await repeat(pollMs, poll);
    };
    await Promise.all([polling(), follow(address, token, closing.signal, () => void pollSoon())]);
  };
  const change = async (colleague: string) => {
    if (changeMs !== undefined) await repeat(changeMs, () => changeLists(address, colleague));
  };
  const running = [...Array.from({ length: tabs }, (_tab, index) => openTab(index)), change(await signIn(address, 'admin'))];
  // Every tab has its first rows.
  await wait(2_000);
  return async () => {
    closing.abort();
    await Promise.all(running);
    agent.destroy();
  };
}

const kinds: [string, Tabs][] = [
  [`${tabs} tabs that poll every second, nothing changes`, { pollMs: 1_000 }],
  [`${tabs} tabs that poll every 30 s and follow a change every 5 s`, { pollMs: 30_000, changeMs: 5_000 }],
];

/** Measures a patient's calls alone and beside staff tabs, and prints a table. Returns the goals of the engine. */
export async function measurePatientBesideStaff(engine: string, { addresses: [address = ''] }: Servers): Promise<Goal[]> {
  console.log(`\n| a patient, ${engine} | calls | median ms | p99 ms | p99, × alone |\n|---|---|---|---|---|`);
  await measurePatient(address, warmSeconds);
  const goals: Goal[] = [];
  for (const [name, kind] of kinds) {
    const alone = await measurePatient(address);
    const close = await openTabs(address, kind);
    const beside = await measurePatient(address);
    await close();
    const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
    for (const [label, times, text] of [
      ['alone', alone, ''],
      [`beside ${name}`, beside, formatFigure(ratio)],
    ] as const)
      console.log(
        `| ${label} | ${times.length} | ${[0.5, 0.99].map((share) => formatFigure(percentile(times, share))).join(' | ')} | ${text} |`,
      );
    goals.push(limitGoal(`a patient's p99 beside ${name}, ${engine}`, ratio, ' ×', { most: 2 }));
  }
  return goals;
}
