import { PassThrough } from 'node:stream';
import { type FastifyInstance } from 'fastify';
import { isLiveSession } from '../accounts/session';
import { type Context } from '../context';
import { type DatabaseChanges } from '../db/changes';
import { errors } from '../http/errors';
import { type SignedIn } from '../http/session';

const dayMs = 24 * 3_600_000;
/** Shorter than the timeouts of proxies, and how long a session that timed out keeps its stream. */
const beatMs = 20_000;
const retryAfterSeconds = 60;

interface Stream {
  caller: SignedIn;
  out: PassThrough;
}

/**
 * Adds GET ic-portal/changes: server-sent events that tell open tabs of a practice that one of its lists may have changed. An event has
 * the new version only, no data of a patient; the tab asks for what it shows. The stream ends with its session, after an event 'end' that
 * makes the tab not connect again. Tabs poll beside it, so a refused or broken stream costs time only.
 */
export async function addChangeStreams(api: FastifyInstance, context: Context, changes: DatabaseChanges): Promise<void> {
  const { streamsPerSession, streams: maxStreams } = context.limits;
  const streams = new Set<Stream>();
  /** A client that does not read is gone. */
  const write = ({ out }: Stream, text: string) => out.write(text) || out.destroy();
  const send = (stream: Stream, version: string) => write(stream, `event: change\ndata: ${version}\n\n`);

  async function endIfOver(stream: Stream) {
    if (!(await isLiveSession(context, stream.caller.tokenHash).catch(() => false))) stream.out.end('event: end\n\n');
  }

  api.get(
    '/ic-portal/changes',
    { schema: { hide: true }, config: { call: 'GET ic-portal/changes', access: 'provider' }, handlerTimeout: dayMs },
    async (request, reply) => {
      const { caller } = request;
      if (caller?.user.practiceId == null) throw errors.forbidden();
      const ofSession = [...streams].filter((stream) => stream.caller.tokenHash === caller.tokenHash);
      if (ofSession.length >= streamsPerSession || streams.size >= maxStreams) throw errors.tooManyCalls(retryAfterSeconds);
      const stream: Stream = { caller, out: new PassThrough() };
      streams.add(stream);
      stream.out.once('close', () => streams.delete(stream));
      send(stream, caller.listVersion);
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
  }, beatMs);
  api.addHook('preClose', (done) => {
    clearInterval(beat);
    for (const { out } of streams) out.end();
    done();
  });
}
