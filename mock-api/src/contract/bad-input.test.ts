import { type DemoAccount, locationIds, practiceIds, userIds } from '../seed/names';
import { call, control, reset, tokenOf } from '../../testing/client';
import { attackAll, summarize } from '../../testing/bad-input/run';

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

const address = () => (globalThis as { apiAddress?: string }).apiAddress ?? '';
const rows = () => control<Tables>('rows');

/** The same requests in every run of the tests; the bench takes others each time. */
const seed = 1_118;

const outsiderIds = [userIds.newPatient, userIds.rival, userIds.rivalAdmin, userIds.alone] as unknown[];
const isRivals = ({ practice_id: id }: Row) => id === practiceIds.rival;

/** Rows that the outsiders may change: their own, and of an invitation the tries that it counts. Sessions come and go. */
function theirs(tables: Tables): Record<string, (row: Row) => boolean> {
  const places = (tables.locations ?? []).filter(isRivals).map(({ id }) => id);
  const isTheirPlace = ({ location_id: id }: Row) => places.includes(id);
  const visible = (tables.request_locations ?? []).filter(isTheirPlace).map(({ request_id: id }) => id);
  return {
    tokens: () => true,
    users: ({ id }) => outsiderIds.includes(id),
    locations: isRivals,
    practices: ({ id }) => id === practiceIds.rival,
    billing_accounts: isRivals,
    location_scan_types: isTheirPlace,
    location_prices: isTheirPlace,
    user_locations: isTheirPlace,
    request_locations: isTheirPlace,
    requests: ({ id }) => visible.includes(id),
  };
}

const withoutTries = (row: Row) => ({ ...row, attempts: 0, verified_at: null, proof_hash: null });
const keyOf = (table: string) => (row: Row) => JSON.stringify(table === 'invitations' ? withoutTries(row) : row);

/** Rows that were there before and are gone or changed, without those that may be. */
function lost(before: Tables, after: Tables): string[] {
  const may = theirs(before);
  return Object.entries(before).flatMap(([table, list]) => {
    const kept = new Set((after[table] ?? []).map(keyOf(table)));
    return list
      .filter((row) => !may[table]?.(row))
      .map(keyOf(table))
      .filter((row) => !kept.has(row))
      .map((row) => `${table}: ${row}`);
  });
}

/** By id, since whoever may change the own email does. */
const sessionOf = async (who: DemoAccount) => (await control<{ token: string }>('session', { userId: userIds[who] })).token;

beforeEach(reset);

it('answers a thousand bad requests of outsiders in the form of the contract, and nothing of others changes [API-002, API-032, API-033]', async () => {
  const before = await rows();
  const campaign = { address: address(), requests: 1_000, seed, senders: 'outsiders', tokenOf: sessionOf } as const;
  const { findings, statuses } = await attackAll(campaign);
  expect(summarize(findings)).toEqual([]);
  expect(statuses['400']).toBeGreaterThan(100);
  expect(lost(before, await rows())).toEqual([]);
  expect(before.locations?.some(({ id }) => id === locationIds.newYork)).toBe(true);
});

it('answers a thousand bad requests of those who may do the most, without an accident [API-002]', async () => {
  const campaign = { address: address(), requests: 1_000, seed, senders: 'insiders', tokenOf: sessionOf } as const;
  const { findings, statuses } = await attackAll(campaign);
  expect(summarize(findings)).toEqual([]);
  expect(statuses['400']).toBeGreaterThan(100);
});

it('takes no more times than a calendar lets a patient choose [API-053]', async () => {
  const slots = Array.from({ length: 20_000 }, () => '2031-03-04 08:00:00/2031-03-04 11:00:00').join(',');
  const body = {
    newScanServiceId: 1,
    newZipCode: '10018',
    newDistance: 20,
    newIsAnyTime: 0,
    newAvailableSlots: slots,
    newSelfPay: 1,
  };
  const told = await call('POST scans_v2/scan-complete-step-2', { token: await tokenOf('newPatient'), body });
  expect(told).toMatchObject({ status: 200, body: { Result: 'ERROR', MESSAGE_TEXT: 'Please choose when you can come.' } });
});
