import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { siteAddress } from './control';
import { builtOtherwise, type OtherBuild } from './built-otherwise';

/** What can go wrong with a file on its way to the browser. */
export type FileFault =
  'network error' | '404' | '503' | 'HTML in place of the script' | 'a script cut short' | 'one byte changed' | { delayMs: number };

interface Rule {
  match: string | RegExp;
  fault: FileFault;
}

const page = '<!doctype html><title>Not this</title><p>The page of a proxy in place of a script.</p>';

function spoil(fault: Exclude<FileFault, { delayMs: number }>, reply: ServerResponse, whole: Buffer) {
  const script = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };
  switch (fault) {
    case 'network error':
      return void reply.socket?.destroy();
    case '404':
    case '503':
      return void reply.writeHead(Number(fault), { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(fault);
    case 'HTML in place of the script':
      return void reply.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(page);
    case 'a script cut short':
      return void reply.writeHead(200, script).end(whole.subarray(0, whole.length / 2));
    case 'one byte changed':
      whole.writeUInt8(whole.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
      return void reply.writeHead(200, script).end(whole);
  }
}

async function body(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const open = new Set<() => void>();

/** Closes every proxy of the test that ended; until then its page may still ask for something. */
export function closeFaultySites() {
  for (const close of open) close();
  open.clear();
}

const matches = ({ match }: Rule, path: string) => (typeof match === 'string' ? path.split('?')[0] === match : match.test(path));

/** What names the files of a release: the page, and the registry beside it. */
const isNaming = (path: string, { headers }: IncomingMessage) =>
  /text\/html/.test(headers['content-type'] ?? '') || path === '/registry.json';

/**
 * The site behind a proxy that spoils chosen files: real failures of real builds, as a person's network makes them.
 * `break(path, fault)` begins a fault, `mend()` ends all. `build` answers with files that were built otherwise, as if that
 * had been released; `tell` changes what the page and the registry say.
 */
export async function openFaultySite() {
  const upstream = new URL(siteAddress());
  let rules: Rule[] = [];
  const others: OtherBuild[] = [];
  const told: ((page: string) => string)[] = [];
  const asked: string[] = [];

  const changed = (page: string) => told.reduce((text, change) => change(text), page);

  function answerWith(path: string, fault: FileFault | undefined, answer: IncomingMessage, reply: ServerResponse) {
    if (fault && typeof fault === 'string')
      return void body(answer)
        .then((whole) => spoil(fault, reply, whole))
        .catch((error: Error) => reply.destroy(error));
    if (told.length > 0 && isNaming(path, answer)) {
      delete answer.headers['content-length'];
      return void body(answer).then((whole) => reply.writeHead(answer.statusCode ?? 502, answer.headers).end(changed(whole.toString())));
    }
    reply.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(reply);
  }

  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const other = others.find(({ files }) => files.has(path))?.files.get(path);
    if (other !== undefined) {
      return void reply
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' })
        .end(other);
    }
    const fault = rules.find((rule) => matches(rule, path))?.fault;
    // Compressed answers cannot be cut in a way that a script shows.
    const headers = { ...incoming.headers, host: upstream.host, ...(fault || told.length > 0 ? { 'accept-encoding': 'identity' } : {}) };
    const forward = () => {
      const outgoing = ask({ host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers }, (answer) =>
        answerWith(path, fault, answer, reply),
      );
      outgoing.once('error', () => reply.socket?.destroy());
      incoming.pipe(outgoing);
    };
    if (fault && typeof fault === 'object') setTimeout(forward, fault.delayMs);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Paths that were asked for, in order. */
    asked,
    break: (match: string | RegExp, fault: FileFault) => void rules.push({ match, fault }),
    mend: () => void (rules = []),
    tell: (change: (page: string) => string) => void told.push(change),
    build: async (remote: string, file: string, edit: (text: string) => string) => {
      const other = await builtOtherwise(upstream.origin, remote, file, edit);
      others.push(other);
      for (const [from, to] of other.renamed) told.push((page) => page.replaceAll(from, to));
    },
  };
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;
