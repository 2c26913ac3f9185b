import { type Context } from '../context';
import { type DatabaseChanges } from '../db/changes';
import { type Database } from '../db/database';
import { type ChangedRequest, type OpenChanges, type OpenRequest, readOpenChanges, readOpenRequests } from '../db/queries/open-requests';
import { maxOthersInList } from './list-scope';
import { createOpenOrder, type OpenOrder } from './open-order';

/** A row of a list as the bytes of its JSON, without the age of its request. A page joins them outside the heap. */
export interface RowText {
  beforeAge: Buffer;
  afterAge: Buffer;
  patientId: number;
  /** The patient's other requests that it names. */
  others: readonly { id: number; serviceId: number }[];
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

/** Whether a row names a request that has changed in another way than before, or names it now for the first time. */
function isOutdated({ patientId, others }: RowText, { id, patientId: owner, namedService }: ChangedRequest): boolean {
  const isNamed = owner === patientId && namedService !== null;
  const known = others.find((other) => other.id === id);
  if (known) return !isNamed || known.serviceId !== namedService;
  return isNamed && (others.length < maxOthersInList || others.some((other) => id > other.id));
}

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
      for (const { id } of changed ?? []) replace(id, after.get(id));
      for (const [id, text] of texts) if (changed?.some((request) => isOutdated(text, request))) texts.delete(id);
      kept.version = next;
    },
  };
  return kept;
}

interface Practice {
  kept?: Kept;
  /** Changes since `followOpenRequests` last read them. */
  missed?: number;
  reading?: Promise<Kept>;
}

const practices = new WeakMap<Database, Map<number, Practice>>();

const isOlder = (version: string, than: string) => BigInt(version) < BigInt(than);

type Reader = Pick<Context, 'db' | 'clock' | 'readForStaff'>;

async function readAll(db: Database, practiceId: number): Promise<Kept> {
  const { version, open } = await readOpenRequests(db, practiceId);
  return keepOpenRequests(version, open);
}

/** Reads what has changed since the last read; all of it after a change of everything. */
async function update({ db, clock }: Reader, practiceId: number, kept: Kept | undefined): Promise<Kept> {
  if (!kept) return readAll(db, practiceId);
  const changes = await readOpenChanges(db, practiceId, kept.version, clock.now());
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

/** Returns the open requests of a practice, at least as new as a version. */
export async function getOpenRequests(reader: Reader, practiceId: number, version: string): Promise<OpenRequests> {
  const practice = getPractice(reader.db, practiceId);
  for (;;) {
    // Without a version the tables were emptied; what is in memory is not older then.
    if (practice.kept && version !== '0' && !isOlder(practice.kept.version, version)) return practice.kept;
    // A read that runs may have begun before the version.
    const isOwn = practice.reading === undefined;
    const known = version === '0' ? undefined : practice.kept;
    practice.reading ??= reader.readForStaff(() => update(reader, practiceId, known)).finally(() => delete practice.reading);
    practice.kept = await practice.reading;
    if (isOwn) return practice.kept;
  }
}

/** Half of what the database remembers: what is in memory further behind would be read again as a whole. */
const maxMissed = 25;

/** Keeps the requests that are in memory close to those of the database, also while no list is read. */
export async function followOpenRequests(reader: Reader, changes: DatabaseChanges): Promise<void> {
  await changes.subscribe('practice_versions', (report) => {
    const [id, version = '0'] = report.split(' ');
    const practice = practices.get(reader.db)?.get(Number(id));
    if (!practice?.kept) return;
    practice.missed = (practice.missed ?? 0) + 1;
    if (practice.missed < maxMissed) return;
    practice.missed = 0;
    // The next list reads what this could not.
    void getOpenRequests(reader, Number(id), version).catch(() => undefined);
  });
}
