import { type Goal } from './goals';
import { callApi, type Servers, signIn } from './servers';

const pageSize = 1_000;

export interface ListedRow {
  TestRequestID: number;
  FirstName: string;
  LastName: string;
  Dob: string;
  PhoneNumber: string;
  DateRequested: string;
  SelfPay: string;
  CptCode: string;
  ClinicalNotes: string;
  SchedulingNotes: string;
  LocationList: { PracticeLocationID: number }[];
}

/** Reads all open requests page by page, as the export of the portal does; starts again when the list changes meanwhile. */
export async function readAllRows<Row extends { TestRequestID: number } = ListedRow>(address: string, token: string): Promise<Row[]> {
  const rows: Row[] = [];
  let version: string | undefined;
  for (;;) {
    const after = rows.at(-1)?.TestRequestID;
    const path = `ic-portal/ic-requested?sort=added&limit=${pageSize}${after === undefined ? '' : `&after=${after}`}`;
    const page = await callApi<{ data: Row[]; total: number; version: string }>(address, path, token);
    const [current] = page.version.split('-', 1);
    version ??= current;
    if (version !== current) return readAllRows(address, token);
    rows.push(...page.data);
    if (rows.length >= page.total || page.data.length === 0) return rows;
  }
}

interface Tables {
  requests: {
    id: number;
    patient_id: number;
    scan_service_id: number;
    status: string;
    cancel_requested: boolean;
    requested_at: string;
    self_pay: boolean;
    clinical_notes: string;
    scheduling_notes: string;
  }[];
  request_locations: { request_id: number; location_id: number; rejected_at: string | null }[];
  locations: { id: number; practice_id: number; is_active: boolean }[];
  users: { id: number; first_name: string; last_name: string; dob: string; phone: string }[];
  scan_services: { id: number; cpt_code: string }[];
}

const practiceId = 1;

/**
 * What the file must have, from the rows of the tables alone: open requests that an active location of the practice can book, oldest first.
 */
function expectRows({ requests, request_locations: places, locations, users, scan_services: services }: Tables): unknown[][] {
  const own = new Set(locations.filter((place) => place.practice_id === practiceId && place.is_active).map(({ id }) => id));
  const eligible = new Map<number, number[]>();
  for (const { request_id: id, location_id: place, rejected_at: rejected } of places)
    if (own.has(place) && rejected === null) eligible.set(id, [...(eligible.get(id) ?? []), place]);
  const [patients, scans] = [new Map(users.map((user) => [user.id, user])), new Map(services.map((service) => [service.id, service]))];
  const toMs = ({ requested_at: at }: Tables['requests'][number]) => Date.parse(at);
  return requests
    .filter(({ id, status, cancel_requested: isEnding }) => status === 'open' && !isEnding && eligible.has(id))
    .sort((one, other) => toMs(one) - toMs(other) || other.id - one.id)
    .map((row) => {
      const patient = patients.get(row.patient_id);
      return [
        row.id,
        ...[patient?.first_name, patient?.last_name, patient?.dob, patient?.phone],
        new Date(toMs(row)).toISOString(),
        row.self_pay ? '1' : '0',
        scans.get(row.scan_service_id)?.cpt_code,
        row.clinical_notes,
        row.scheduling_notes,
        (eligible.get(row.id) ?? []).sort((one, other) => one - other),
      ];
    });
}

const toCells = (row: ListedRow): unknown[] => [
  row.TestRequestID,
  ...[row.FirstName, row.LastName, row.Dob, row.PhoneNumber],
  row.DateRequested,
  row.SelfPay,
  row.CptCode,
  row.ClinicalNotes,
  row.SchedulingNotes,
  row.LocationList.map(({ PracticeLocationID }) => PracticeLocationID).sort((one, other) => one - other),
];

/** Compares an export of all open requests with the tables: the same rows, in the same order, with the same content. */
export async function checkExport(engine: string, { addresses: [address = ''] }: Servers): Promise<Goal> {
  const token = await signIn(address, 'staff');
  const started = performance.now();
  const exported = (await readAllRows(address, token)).map(toCells);
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const expected = expectRows(await callApi<Tables>(address, '__control/rows', ''));
  const different = exported.filter((row, index) => JSON.stringify(row) !== JSON.stringify(expected[index])).length;
  const measured = `${exported.length} of ${expected.length} rows, ${different} different, in ${seconds} s`;
  const isMet = exported.length === expected.length && different === 0;
  return { name: `export of the open requests, ${engine}`, measured, goal: 'as the tables', isMet };
}
