import { type DemoAccount, locationIds, practiceIds, userIds } from '../seed/demo-data';
import { call, control, reset, getToken } from '../../testing/client';
import { fuzzAllCalls, summarize } from '../../testing/fuzz/run-fuzz';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const getApiUrl = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';
const rows = () => control<Tables>('rows');

/** The tests always send the same requests; the benchmark sends new ones each time. */
const seed = 1_118;

const outsiderIds = [userIds.newPatient, userIds.rival, userIds.rivalAdmin, userIds.alone] as unknown[];
const isRivals = ({ practice_id: id }: Row) => id === practiceIds.rival;

/** Returns tests for the rows that outsiders are allowed to change: their own ones and all sessions. */
function listAllowedChanges(tables: Tables): Record<string, (row: Row) => boolean> {
  const locationIdsOfRival = (tables.locations ?? []).filter(isRivals).map(({ id }) => id);
  const isTheirLocation = ({ location_id: id }: Row) => locationIdsOfRival.includes(id);
  const visible = (tables.request_locations ?? []).filter(isTheirLocation).map(({ request_id: id }) => id);
  return {
    tokens: () => true,
    users: ({ id }) => outsiderIds.includes(id),
    patient_search: ({ patient_id: id }) => outsiderIds.includes(id),
    locations: isRivals,
    practices: ({ id }) => id === practiceIds.rival,
    billing_accounts: isRivals,
    location_scan_types: isTheirLocation,
    location_prices: isTheirLocation,
    user_locations: isTheirLocation,
    request_locations: isTheirLocation,
    requests: ({ id }) => visible.includes(id),
    request_search: ({ request_id: id }) => visible.includes(id),
  };
}

const withoutAttempts = (row: Row) => ({ ...row, attempts: 0, verified_at: null, proof_hash: null });
const getKey = (table: string) => (row: Row) => JSON.stringify(table === 'invitations' ? withoutAttempts(row) : row);

/** Lists the rows that were deleted or changed without permission; attempts of an invitation do not count. */
function listDamage(before: Tables, after: Tables): string[] {
  const isAllowed = listAllowedChanges(before);
  return Object.entries(before).flatMap(([table, list]) => {
    const remaining = new Set((after[table] ?? []).map(getKey(table)));
    return list
      .filter((row) => !isAllowed[table]?.(row))
      .map(getKey(table))
      .filter((row) => !remaining.has(row))
      .map((row) => `${table}: ${row}`);
  });
}

/** Signs in by id, since the requests can change the email. */
const getSession = async (account: DemoAccount) => (await control<{ token: string }>('session', { userId: userIds[account] })).token;

beforeEach(reset);

it('responds within the contract to a thousand bad requests of outsiders, without changing data of others [API-002, API-032, API-033]', async () => {
  const before = await rows();
  const campaign = { apiUrl: getApiUrl(), requests: 1_000, seed, senders: 'outsiders', getToken: getSession } as const;
  const { findings, statuses } = await fuzzAllCalls(campaign);
  expect(summarize(findings)).toEqual([]);
  expect(statuses['400']).toBeGreaterThan(100);
  expect(listDamage(before, await rows())).toEqual([]);
  expect(before.locations?.some(({ id }) => id === locationIds.newYork)).toBe(true);
});

it('responds without an unexpected error to a thousand bad requests of privileged users [API-002]', async () => {
  const campaign = { apiUrl: getApiUrl(), requests: 1_000, seed, senders: 'insiders', getToken: getSession } as const;
  const { findings, statuses } = await fuzzAllCalls(campaign);
  expect(summarize(findings)).toEqual([]);
  expect(statuses['400']).toBeGreaterThan(100);
});

it('rejects more times than a calendar lets a patient choose [API-053]', async () => {
  const bodyWith = (windows: number) => ({
    newScanServiceId: 1,
    newZipCode: '10018',
    newDistance: 20,
    newIsAnyTime: 0,
    newAvailableSlots: Array.from({ length: windows }, () => '2031-03-04 08:00:00/2031-03-04 11:00:00').join(','),
    newSelfPay: 1,
  });
  const send = async (windows: number) =>
    call('POST scans_v2/scan-complete-step-2', { token: await getToken('newPatient'), body: bodyWith(windows) });
  expect(await send(201)).toMatchObject({ status: 200, body: { Result: 'ERROR', MESSAGE_TEXT: 'Please choose when you can come.' } });
  expect(await send(20_000)).toMatchObject({ status: 400 });
});
