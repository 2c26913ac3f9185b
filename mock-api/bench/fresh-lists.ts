import { userIds } from '../src/seed/demo-data';
import { expectFreshLists } from '../testing/list-freshness';

const [runs = '100', ...addresses] = process.argv.slice(2);

async function getToken(account: 'staff' | 'patient'): Promise<string> {
  const response = await fetch(`${addresses[0] ?? ''}/api/__control/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: userIds[account] }),
  });
  return ((await response.json()) as { token: string }).token;
}

await expectFreshLists(addresses, { staff: await getToken('staff'), patient: await getToken('patient') }, Number(runs));
