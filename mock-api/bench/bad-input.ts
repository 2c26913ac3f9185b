import { type DemoAccount, userIds } from '../src/seed/names';
import { attackAll, summarize } from '../testing/bad-input/run';

const [address = '', requests = '50000', given] = process.argv.slice(2);
const seed = Number(given ?? Date.now() % 1_000_000);

const control = (path: string, body: object) =>
  fetch(`${address}/api/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** By id, since whoever may change the own email does. */
async function tokenOf(who: DemoAccount): Promise<string> {
  const answer = await control('session', { userId: userIds[who] });
  return ((await answer.json()) as { token: string }).token;
}

let found = 0;
const half = Math.ceil(Number(requests) / 2);
console.log(
  `\nbad requests, seed ${seed} (say it after the address and the number to repeat them)\n\n| senders | requests | seconds | statuses | findings |\n|---|---|---|---|---|`,
);
for (const senders of ['outsiders', 'insiders'] as const) {
  await control('reset', {});
  const started = performance.now();
  const { findings, statuses } = await attackAll({ address, requests: half, seed, senders, tokenOf });
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const list = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  console.log(`| ${senders} | ${total} | ${((performance.now() - started) / 1_000).toFixed(0)} | ${list} | ${findings.length} |`);
  for (const line of summarize(findings)) console.log(line);
  found += findings.length;
}
process.exit(found === 0 ? 0 : 1);
