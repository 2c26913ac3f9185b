import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { formatFullName } from '@scanharbor/shared-contracts/domain/full-name';
import { presenceActivities } from '@scanharbor/shared-contracts/domain/presence';
import { idText } from '@scanharbor/shared-contracts/wire/values';
import { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isLiveSession } from '../accounts/session';
import { type Context } from '../context';
import { type DatabaseChanges } from '../db/changes';
import { findUser } from '../db/queries/users';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';
import { texts } from '../texts';
import { createPresenceBoard, type Presence } from './presence-board';

const dayMs = 24 * 3_600_000;
/** Shorter than the timeouts of proxies, and how long a session that timed out keeps its stream. */
const beatMs = 20_000;
const retryAfterSeconds = 60;
/** A tab that shows another request, or renews its stream, is back by then, maybe at another process. */
const returnMs = 2_000;
/** Changes of presence come in groups. */
const presenceDelayMs = 150;

const streamQuery = z.object({
  /** Identifies the tab: its next stream replaces this one. Only such a stream has events of presence. */
  tab: z.uuid().optional(),
  /** The request that the tab shows, and what its user does there. */
  request: idText.optional(),
  activity: z.enum(presenceActivities).optional(),
});

type StreamQuery = z.infer<typeof streamQuery>;

interface Stream {
  caller: SignedIn;
  tab: string | undefined;
  out: PassThrough;
  actorId: number;
  presence: Presence | undefined;
  /** The last event of presence. */
  shown: string;
}

/**
 * Adds GET ic-portal/changes: server-sent events that tell open tabs of a practice that one of its lists may have changed, and who else of
 * the practice is at which request. An event of a change has the new version only, no data of a patient; the tab asks for what it shows.
 * The stream ends with its session, after an event 'end' that makes the tab not connect again. Tabs poll beside it, so a refused or
 * broken stream costs time only. What the tab shows is in the URL of the stream, so it ends with the tab.
 */
export async function addChangeStreams(api: FastifyInstance, context: Context, changes: DatabaseChanges): Promise<void> {
  const { streamsPerSession, streams: maxStreams } = context.limits;
  const streams = new Set<Stream>();
  context.monitor.addGauge({
    name: 'scanharbor.streams.open',
    unit: '{stream}',
    description: 'Open streams of changes, one for each open tab of a practice',
    read: () => [{ value: streams.size }],
  });
  /** A client that does not read is gone. */
  const write = ({ out }: Stream, text: string) => out.write(text) || out.destroy();
  const send = (stream: Stream, version: string) => write(stream, `event: change\ndata: ${version}\n\n`);

  async function endIfOver(stream: Stream) {
    if (!(await isLiveSession(context, stream.caller.tokenHash).catch(() => false))) stream.out.end('event: end\n\n');
  }

  const dueTimers = new Map<number, NodeJS.Timeout>();
  const board = await createPresenceBoard(changes, {
    listOwn: () => [...streams].flatMap(({ presence }) => presence ?? []),
    onChange: (practiceId) => {
      if (dueTimers.has(practiceId)) return;
      const sendAll = () => {
        dueTimers.delete(practiceId);
        for (const stream of streams) if (stream.caller.user.practiceId === practiceId) sendPresence(stream);
      };
      dueTimers.set(practiceId, setTimeout(sendAll, presenceDelayMs).unref());
    },
  });

  function sendPresence(stream: Stream) {
    const { caller, tab, actorId, shown } = stream;
    if (!tab || caller.user.practiceId === null) return;
    const colleagues = JSON.stringify(board.describe(caller.user.practiceId, actorId));
    if (colleagues === shown) return;
    stream.shown = colleagues;
    write(stream, `event: presence\ndata: ${colleagues}\n\n`);
  }

  /** Describes what the tab shows; in a switched session the person is the staff member who acts as the user. */
  async function describePresence({ user, switchedBy }: SignedIn, practiceId: number, query: StreamQuery): Promise<Presence | undefined> {
    const { tab, request, activity } = query;
    if (tab === undefined || request === undefined || activity === undefined) return undefined;
    const actor = switchedBy === null ? undefined : await findUser(context.db, switchedBy);
    const userName = formatFullName(user);
    const name = actor ? texts.actingAs(formatFullName(actor), userName) : userName;
    return { id: randomUUID(), practiceId, actorId: actor?.id ?? user.id, name, requestId: request, activity };
  }

  api.get(
    '/ic-portal/changes',
    {
      schema: { hide: true, querystring: streamQuery },
      config: { call: 'GET ic-portal/changes', access: 'provider' },
      handlerTimeout: dayMs,
    },
    async (request, reply) => {
      const { caller } = request;
      if (caller?.user.practiceId == null) throw errors.forbidden();
      const query = request.query as StreamQuery;
      const presence = await describePresence(caller, caller.user.practiceId, query);
      const ofSession = [...streams].filter((stream) => stream.caller.tokenHash === caller.tokenHash);
      const replaced = ofSession.filter(({ tab }) => tab !== undefined && tab === query.tab);
      if (ofSession.length - replaced.length >= streamsPerSession || streams.size - replaced.length >= maxStreams) {
        throw errors.tooManyCalls('streams', retryAfterSeconds);
      }
      const actorId = caller.switchedBy ?? caller.user.id;
      const stream: Stream = { caller, tab: query.tab, out: new PassThrough(), actorId, presence, shown: '' };
      streams.add(stream);
      if (presence) board.publish({ kind: 'here', presence });
      for (const previous of replaced) {
        if (previous.presence) board.publish({ kind: 'gone', id: previous.presence.id });
        previous.presence = undefined;
        previous.out.end();
      }
      stream.out.once('close', () => {
        streams.delete(stream);
        const { id } = stream.presence ?? {};
        if (id !== undefined) setTimeout(() => board.publish({ kind: 'gone', id }), returnMs).unref();
      });
      send(stream, caller.listVersion);
      sendPresence(stream);
      // The last header is for nginx, which would otherwise collect events.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream.out);
    },
  );

  await changes.subscribe(
    'practice_versions',
    (report) => {
      const [practice = '', version = ''] = report.split(' ');
      for (const stream of streams) if (String(stream.caller.user.practiceId) === practice) send(stream, version);
    },
    () => {
      for (const stream of streams) send(stream, '');
    },
  );
  await changes.subscribe('sessions', (report) => {
    const [kind, id] = report.split(' ');
    const concerns = ({ caller: { user, tokenHash, switchedBy } }: Stream) =>
      kind === 'token' ? tokenHash === id || switchedBy !== null : String(kind === 'user' ? user.id : user.practiceId) === id;
    for (const stream of streams) if (concerns(stream)) void endIfOver(stream);
  });
  const beat = setInterval(() => {
    for (const stream of streams) {
      write(stream, ':\n\n');
      void endIfOver(stream);
    }
    board.expire();
  }, beatMs);
  api.addHook('preClose', (done) => {
    clearInterval(beat);
    for (const { out } of streams) out.end();
    done();
  });
}
