import { type DemoAccount, userIds } from '../src/seed/demo-data';
import { fuzzAllCalls, summarize } from '../testing/fuzz/run-fuzz';

const [apiUrl = '', requests = '50000', seedText] = process.argv.slice(2);
const seed = Number(seedText ?? Date.now() % 1_000_000);

const control = (path: string, body: object) =>
  fetch(`${apiUrl}/api/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Signs in by id, since the requests can change the email. */
async function getToken(account: DemoAccount): Promise<string> {
  const response = await control('session', { userId: userIds[account] });
  return ((await response.json()) as { token: string }).token;
}

let found = 0;
const half = Math.ceil(Number(requests) / 2);
console.log(
  `\nbad requests, seed ${seed} (pass it after URL and number of requests to repeat them)\n\n| senders | requests | seconds | statuses | findings |\n|---|---|---|---|---|`,
);
for (const senders of ['outsiders', 'insiders'] as const) {
  await control('reset', {});
  const started = performance.now();
  const { findings, statuses } = await fuzzAllCalls({ apiUrl, requests: half, seed, senders, getToken });
  const total = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const list = Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
  console.log(`| ${senders} | ${total} | ${((performance.now() - started) / 1_000).toFixed(0)} | ${list} | ${findings.length} |`);
  for (const line of summarize(findings)) console.log(line);
  found += findings.length;
}
process.exit(found === 0 ? 0 : 1);
