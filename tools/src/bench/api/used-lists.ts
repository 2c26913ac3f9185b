import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getCpuMs } from './cpu-time';
import { formatFigure, type Goal, limitGoal } from './goals';
import { median } from './median';
import { callApi, changeLists, type Servers, signIn } from './servers';

const dayMs = 24 * 3_600_000;

/** Seeded requests offer times on the days that follow. */
const day = new Date(Date.now() + 4 * dayMs).toISOString().slice(0, 10);

/** The calls with which the screens of the portal open, as they send them. */
const calls = [
  ['/providers/requests', 'ic-portal/ic-requested?sort=added&limit=26&offset=0'],
  ['/providers/dashboard', 'ic-portal/dashboard?limit=10&offset=0&commentLimit=8&commentOffset=0&commentSort=-comment'],
  ['/providers/scheduled', 'ic-portal/ic-scheduled?limit=26&offset=0'],
  ['/providers/history', 'ic-portal/ic-completed?limit=26&offset=0'],
  ['numbers in the rail', 'ic-portal/dashboard-card'],
  ['waiting requests of the schedule', 'ic-portal/agenda/waiting?location_id=1&limit=5'],
  ['month of the calendar', `ic-portal/month?month=${day.slice(0, 7)}`],
  ['requests of a day of the calendar', `bookings/requested-calendar?date=${day}&limit=50`],
] as const;

const rounds = 9;
const pollRounds = 5;
const polls = 100;

interface Answer {
  status: number;
  etag: string;
  /** Of the whole response, with its headers. */
  bytes: number;
}

function read(agent: Agent, url: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let before = 0;
    const call = request(url, { agent, headers }, (response) => {
      const { socket } = response;
      response.resume();
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, etag: response.headers.etag ?? '', bytes: socket.bytesRead - before }),
      );
    });
    call.once('socket', (socket) => (before = socket.bytesRead));
    call.once('error', reject);
    call.end();
  });
}

interface Timed extends Answer {
  /** CPU time of each call, in ms. */
  cpu: number;
}

interface Figures {
  bytes: number;
  /** CPU time of a call that was not sent since the last change, of the same call of a colleague, and of an unchanged poll, in ms. */
  first: number;
  shared: number;
  poll: number;
  pollBytes: number;
}

/** What a call has started goes on after its response: the audit trail, the garbage collection. */
async function settle(processIds: readonly number[]) {
  for (let last = getCpuMs(processIds), quiet = 0; quiet < 3 && !Number.isNaN(last);) {
    await wait(20);
    const now = getCpuMs(processIds);
    quiet = now - last < 0.5 ? quiet + 1 : 0;
    last = now;
  }
}

async function measureCall({ addresses: [address = ''], processIds }: Servers, path: string): Promise<Figures> {
  const [token, colleague] = [await signIn(address, 'staff'), await signIn(address, 'admin')];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = `${address}/api/${path}`;
  const timed = async (headers: Record<string, string>, count = 1): Promise<Timed> => {
    await settle(processIds);
    const before = getCpuMs(processIds);
    let answer: Answer | undefined;
    for (let sent = 0; sent < count; sent += 1) answer = await read(agent, url, headers);
    await settle(processIds);
    return { ...(answer ?? { status: 0, etag: '', bytes: 0 }), cpu: (getCpuMs(processIds) - before) / count };
  };
  const first: number[] = [];
  const shared: number[] = [];
  let last = await timed({ authorization: token });
  for (let round = 0; round < rounds; round += 1) {
    await changeLists(address, token);
    last = await timed({ authorization: token });
    first.push(last.cpu);
    shared.push((await timed({ authorization: colleague })).cpu);
  }
  const polled: Timed[] = [];
  for (let round = 0; round < pollRounds; round += 1) {
    polled.push(await timed({ authorization: token, 'if-none-match': last.etag, 'x-background': '1' }, polls));
  }
  agent.destroy();
  if (last.status !== 200) throw new Error(`${path} returned ${last.status}`);
  // The age of a row may have changed in between: that call was no poll of an unchanged list.
  const unchanged = polled.filter(({ status }) => status === 304);
  const poll = median(unchanged.map(({ cpu }) => cpu));
  return { bytes: last.bytes, first: median(first), shared: median(shared), poll, pollBytes: unchanged[0]?.bytes ?? Number.NaN };
}

/** Measures what the first pages of the lists and their polls cost, and prints a table of them. Returns the goals of the engine. */
export async function measureUsedLists(engine: string, servers: Servers): Promise<Goal[]> {
  const [address = ''] = servers.addresses;
  const { data } = await callApi<{ data: { available: number } }>(address, 'ic-portal/dashboard-card', await signIn(address, 'staff'));
  console.log(
    `\n| ${engine}, ${data.available} open requests | bytes | CPU ms, after a change | CPU ms, shared | poll bytes | poll CPU ms |`,
  );
  console.log('|---|---|---|---|---|---|');
  const printed = async ([screen, path]: readonly [string, string]) => {
    const figures = await measureCall(servers, path);
    const { bytes, first, shared, pollBytes, poll } = figures;
    console.log(`| ${screen} | ${bytes} | ${[first, shared].map(formatFigure).join(' | ')} | ${pollBytes} | ${formatFigure(poll)} |`);
    return figures;
  };
  const all: Figures[] = [];
  for (const call of calls) all.push(await printed(call));
  const worst = (pick: (figures: Figures) => number) => Math.max(...all.map(pick));
  const name = (text: string) => `${text}, ${engine}`;
  return [
    limitGoal(name('first page, largest'), worst(({ bytes }) => bytes) / 1_000, ' kB', { most: 60 }),
    limitGoal(
      name('first page after a change, most CPU'),
      worst(({ first }) => first),
      ' ms',
      { most: 50 },
    ),
    limitGoal(name('unchanged poll, largest'), worst(({ pollBytes }) => pollBytes) / 1_000, ' kB', { most: 1 }),
    limitGoal(
      name('unchanged poll, most CPU'),
      worst(({ poll }) => poll),
      ' ms',
      { most: 2 },
    ),
  ];
}
