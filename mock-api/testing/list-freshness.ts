import fc from 'fast-check';
import { requestIds } from '../src/seed/demo-data';

interface Row {
  TestRequestID?: number;
  SRID?: number;
  PhoneNumber?: string;
  LastComment: string | null;
}

interface Body {
  data?: Row[];
  comments?: Row[];
}

const requestId = requestIds.requested;
const lists = [
  'ic-requested',
  'ic-requested?limit=500',
  'ic-requested?limit=500&sort=patient',
  'dashboard?limit=50&commentLimit=500',
] as const;

const steps = fc.array(
  fc.record({
    change: fc.constantFrom('note', 'phone', 'none'),
    writer: fc.nat(),
    reader: fc.nat(),
    list: fc.constantFrom(...lists),
    /** Reads that start together with the change, so that memory is filled while it happens. */
    racing: fc.array(fc.constantFrom(...lists), { maxLength: 3 }),
  }),
  { minLength: 4, maxLength: 10 },
);

/**
 * Checks that a list never shows a state from before an acknowledged change: random changes and reads, each by any of the processes at
 * `addresses`, with the ETag of the last response.
 */
export async function expectFreshLists(addresses: string[], tokens: { staff: string; patient: string }, numRuns: number): Promise<void> {
  const known = new Map<string, { tag: string; body: Body }>();
  const expected = { note: '', phone: '' };
  let count = 0;

  async function send(
    by: number,
    path: string,
    authorization: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) {
    const address = addresses[by % addresses.length] ?? '';
    return fetch(`${address}/api/${path}`, { ...init, headers: { authorization, 'content-type': 'application/json', ...headers } });
  }

  async function read(by: number, list: string): Promise<Row | undefined> {
    const last = known.get(list);
    const response = await send(by, `ic-portal/${list}`, tokens.staff, last ? { headers: { 'if-none-match': last.tag } } : {});
    const body = response.status === 304 && last ? last.body : ((await response.json()) as Body);
    if (response.status !== 304) known.set(list, { tag: response.headers.get('etag') ?? '', body });
    return (body.data ?? body.comments ?? []).find((row) => (row.TestRequestID ?? row.SRID) === requestId);
  }

  async function change(by: number, kind: 'note' | 'phone') {
    count += 1;
    const note = `Called ${count} times`;
    const phone = `(212) 555-${String(1_000 + count).slice(-4)}`;
    const response =
      kind === 'note'
        ? await send(by, 'ic-portal/ic-insert_note', tokens.staff, {
            method: 'POST',
            body: JSON.stringify({ requestId, eventTypeId: 53, note }),
          })
        : await send(by, 'patients/patient', tokens.patient, { method: 'PATCH', body: JSON.stringify({ phone }) });
    if (!response.ok) throw new Error(`The change was refused: ${response.status}`);
    if (kind === 'note') expected.note = note;
    else expected.phone = phone;
  }

  await change(0, 'note');
  await change(0, 'phone');
  const property = fc.asyncProperty(steps, async (sequence) => {
    for (const { change: kind, writer, reader, list, racing } of sequence) {
      const reads = racing.map((other, index) => read(reader + index, other));
      if (kind !== 'none') await change(writer, kind);
      await Promise.all(reads);
      const row = await read(reader, list);
      if (row?.LastComment !== expected.note) throw new Error(`${list} shows the note '${row?.LastComment ?? ''}', not '${expected.note}'`);
      if (row.PhoneNumber !== undefined && row.PhoneNumber !== expected.phone)
        throw new Error(`${list} shows the phone ${row.PhoneNumber}, not ${expected.phone}`);
    }
  });
  await fc.assert(property, { numRuns, endOnFailure: true });
}
