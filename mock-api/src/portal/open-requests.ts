import { type Context } from '../context';
import { type Database } from '../db/database';
import { type OpenChanges, type OpenRequest, readOpenChanges, readOpenRequests } from '../db/queries/open-requests';
import { maxOthersInList } from './list-scope';
import { createOpenOrder, type OpenOrder } from './open-order';

/** A row of a list as it is sent, without the age of its request. */
export interface RowText {
  beforeAge: string;
  afterAge: string;
  patientId: number;
  /** Ids of the patient's other requests that it names, newest first. */
  others: readonly number[];
  /** Between these times the text is used while the version is the same, in ms since 1970. */
  from: number;
  until: number;
}

/** The open requests of a practice in memory, as they are at one version of its lists. */
export interface OpenRequests {
  readonly version: string;
  readonly requests: ReadonlyMap<number, OpenRequest>;
  /** Texts of rows that were sent; one that changes with a request is removed. */
  readonly texts: Map<number, RowText>;
  /** The requests that these locations can book. */
  getOrder(locations: readonly number[]): OpenOrder;
}

const maxPractices = 50;
/** Of all practices, about 0.6 kB each. */
const maxRequests = 200_000;
const maxOrders = 20;
/** Of all practices, about 1.5 kB each. */
const maxTexts = 40_000;

interface Kept extends OpenRequests {
  version: string;
  apply(changes: OpenChanges): void;
}

/** Whether other rows of the patient show the request in another way now. */
const isOtherSibling = (before: OpenRequest | undefined, after: OpenRequest | undefined) =>
  !before || !after || before.patientId !== after.patientId || before.sortValues.test !== after.sortValues.test;

/** Whether a row can name another request of its patient, before or after that one has changed: only the newest ones are named. */
const canName = ({ others }: RowText, id: number) => others.length < maxOthersInList || others.some((other) => id >= other);

function keepOpenRequests(version: string, open: readonly OpenRequest[]): Kept {
  const requests = new Map(open.map((request) => [request.id, request]));
  const texts = new Map<number, RowText>();
  const orders = new Map<string, { locations: ReadonlySet<number>; order: OpenOrder }>();
  const isAt = (locations: ReadonlySet<number>, request: OpenRequest) => request.locations.some((id) => locations.has(id));
  const replace = (id: number, request: OpenRequest | undefined) => {
    const before = requests.get(id);
    for (const { locations, order } of orders.values()) {
      if (before && isAt(locations, before)) order.remove(before);
      if (request && isAt(locations, request)) order.add(request);
    }
    if (request) requests.set(id, request);
    else requests.delete(id);
    texts.delete(id);
    return before;
  };
  const kept: Kept = {
    version,
    requests,
    texts,
    getOrder: (ids) => {
      const key = ids.join();
      const known = orders.get(key);
      if (known) return known.order;
      const locations = new Set(ids);
      const order = createOpenOrder([...requests.values()].filter((request) => isAt(locations, request)));
      const [oldest] = orders.keys();
      if (orders.size >= maxOrders && oldest !== undefined) orders.delete(oldest);
      orders.set(key, { locations, order });
      return order;
    },
    apply: ({ version: next, changed, open: stillOpen }) => {
      const after = new Map(stillOpen.map((request) => [request.id, request]));
      const siblings = new Map<number, number[]>();
      for (const { id, patientId } of changed ?? []) {
        const request = after.get(id);
        const before = replace(id, request);
        if (!isOtherSibling(before, request)) continue;
        for (const patient of new Set([patientId, before?.patientId]))
          if (patient !== undefined && patient !== null) siblings.set(patient, [...(siblings.get(patient) ?? []), id]);
      }
      if (siblings.size > 0)
        for (const [id, text] of texts) if (siblings.get(text.patientId)?.some((sibling) => canName(text, sibling))) texts.delete(id);
      kept.version = next;
    },
  };
  return kept;
}

interface Practice {
  kept?: Kept;
  reading?: Promise<Kept>;
}

const practices = new WeakMap<Database, Map<number, Practice>>();

const isOlder = (version: string, than: string) => BigInt(version) < BigInt(than);

async function readAll(db: Database, practiceId: number): Promise<Kept> {
  const { version, open } = await readOpenRequests(db, practiceId);
  return keepOpenRequests(version, open);
}

/** Reads what has changed since the last read; all of it after a change of everything. */
async function update(db: Database, practiceId: number, kept: Kept | undefined): Promise<Kept> {
  if (!kept) return readAll(db, practiceId);
  const changes = await readOpenChanges(db, practiceId, kept.version);
  if (changes.version === kept.version) return kept;
  if (!changes.changed) return readAll(db, practiceId);
  kept.apply(changes);
  return kept;
}

function getPractice(db: Database, practiceId: number): Practice {
  const known = practices.get(db) ?? new Map<number, Practice>();
  practices.set(db, known);
  const practice = known.get(practiceId) ?? {};
  known.delete(practiceId);
  known.set(practiceId, practice);
  let requests = [...known.values()].reduce((sum, { kept }) => sum + (kept?.requests.size ?? 0), 0);
  for (const [id, { kept }] of known) {
    if (id === practiceId || (known.size <= maxPractices && requests <= maxRequests)) break;
    requests -= kept?.requests.size ?? 0;
    known.delete(id);
  }
  let rows = [...known.values()].reduce((sum, { kept }) => sum + (kept?.texts.size ?? 0), 0);
  for (const { kept } of known.values()) {
    if (rows <= maxTexts) break;
    rows -= kept?.texts.size ?? 0;
    kept?.texts.clear();
  }
  return practice;
}

type Reader = Pick<Context, 'db' | 'readForStaff'>;

/** Returns the open requests of a practice, at least as new as a version. */
export async function getOpenRequests({ db, readForStaff }: Reader, practiceId: number, version: string): Promise<OpenRequests> {
  const practice = getPractice(db, practiceId);
  for (;;) {
    // Without a version the tables were emptied; what is in memory is not older then.
    if (practice.kept && version !== '0' && !isOlder(practice.kept.version, version)) return practice.kept;
    // A read that runs may have begun before the version.
    const isOwn = practice.reading === undefined;
    const known = version === '0' ? undefined : practice.kept;
    practice.reading ??= readForStaff(() => update(db, practiceId, known)).finally(() => delete practice.reading);
    practice.kept = await practice.reading;
    if (isOwn) return practice.kept;
  }
}
