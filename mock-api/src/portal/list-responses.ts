import { noteRead } from '../audit/trail';
import { type Context } from '../context';
import { type Database } from '../db/database';
import { type Input, JsonBytes } from '../http/route';
import { type SignedIn } from '../http/session';
import { type WireCall } from '../http/wire';
import { formatListTag, hashCall, isListUnchanged } from './list-tag';
import { getScope, type Scope } from './scope';

interface ListInput<Query> extends Pick<Input<WireCall, SignedIn>, 'context' | 'caller' | 'request' | 'reply'> {
  query: Query;
}

export type DescribedList = {
  version: string;
  /** When the passing of time next changes the body, in ms since 1970; Infinity when only a change of the data does. */
  until: number;
} & (
  | {
      body: object;
      /** The body also has the ETag, as `version`. */
      isTagged?: boolean;
    }
  | {
      /** Returns the body as the bytes of JSON, checked against its schema, with the ETag. */
      format: (tag: string) => Buffer;
    }
);

type ReadList<Query> = (context: Context, scope: Scope, query: Query) => Promise<DescribedList>;

interface ListResponse extends Pick<DescribedList, 'version' | 'until'> {
  from: number;
  /** Outside the heap, where a response that is kept would be copied with every collection of young objects. */
  bytes: Buffer;
  tag: string;
  patients: { patientId: number }[];
}

async function readResponse<Query>(
  { context, caller, request, reply, query }: ListInput<Query>,
  read: ReadList<Query>,
): Promise<ListResponse> {
  const from = context.clock.now();
  const described = await read(context, await getScope(context, caller, request), query);
  const { version, until } = described;
  const tag = formatListTag({ version, from, until }, request, caller);
  const serialize = ({ body, isTagged }: Extract<DescribedList, { body: object }>) =>
    reply.serialize(isTagged ? { ...body, version: tag } : body) as string;
  const bytes = 'format' in described ? described.format(tag) : Buffer.from(serialize(described));
  const patients = [...context.trail.patientIds].map((patientId) => ({ patientId }));
  return { bytes, tag, version, from: from.getTime(), until, patients };
}

interface KnownResponse {
  /** Of the practice's lists when the response was read, or before. */
  version: string;
  response: Promise<ListResponse>;
}

const maxResponses = 200;
/** A complete list is not kept. */
const maxLength = 300_000;
/** A response is kept from its second call on: of pages that are looked at once, there are too many. */
const maxCalls = 2_000;
const responses = new WeakMap<Database, Map<string, KnownResponse>>();
const calls = new Set<string>();

/** Returns whether a call with this key came before. */
function isRepeated(key: string): boolean {
  const isKnown = calls.delete(key);
  calls.add(key);
  const [oldest] = calls;
  if (calls.size > maxCalls && oldest !== undefined) calls.delete(oldest);
  return isKnown;
}

function getResponses(db: Database) {
  const known = responses.get(db) ?? new Map<string, KnownResponse>();
  responses.set(db, known);
  return known;
}

/** Reads a response for this call and those that follow, until the version or the hour changes. */
async function readOnce<Query>(input: ListInput<Query>, read: ReadList<Query>, key: string): Promise<ListResponse> {
  const known = getResponses(input.context.db);
  const entry: KnownResponse = { version: input.caller.listVersion, response: readResponse(input, read) };
  known.delete(key);
  known.set(key, entry);
  const [oldest] = known.keys();
  if (known.size > maxResponses && oldest !== undefined) known.delete(oldest);
  const discard = () => known.get(key) === entry && known.delete(key);
  const isKept = isRepeated(key);
  try {
    const response = await entry.response;
    entry.version = response.version;
    if (!isKept || response.bytes.length > maxLength) discard();
    return response;
  } catch (cause) {
    discard();
    throw cause;
  }
}

/** Finds the response to the same call of anyone of the practice, also one that is being read. */
async function findResponse({ context, caller }: ListInput<unknown>, key: string): Promise<ListResponse | undefined> {
  const entry = getResponses(context.db).get(key);
  if (entry?.version !== caller.listVersion) return undefined;
  const response = await entry.response.catch(() => undefined);
  const now = context.clock.now().getTime();
  return response && now >= response.from && now < response.until ? response : undefined;
}

/**
 * Creates the route of a list with an ETag. A repeated call with the ETag of the last response, or `since`, gets 304 while nothing has
 * changed. Otherwise staff of a practice who look at the same page share its response.
 */
export const listRoute = <Query extends { since?: string | undefined } | undefined>(read: ReadList<Query>) => ({
  access: 'provider' as const,
  isUnchanged: ({ context, request, caller, query }: ListInput<Query>) =>
    isListUnchanged(context, request, caller, request.headers['if-none-match'] ?? query?.since),
  handle: async (input: ListInput<Query>) => {
    const key = hashCall(input.request, input.caller);
    const known = await findResponse(input, key);
    input.context.monitor.countLookup('lists', known !== undefined);
    const response = known ?? (await readOnce(input, read, key));
    noteRead(input.context.trail, response.patients);
    input.reply.header('etag', response.tag);
    return new JsonBytes(response.bytes);
  },
});
