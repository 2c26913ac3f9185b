import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { siteOrigin } from './control';
import { modifyBuild, type ModifiedBuild } from './modify-build';
import { openRegistryEditor } from './sign-page';

/** Faults of a file in transit to the browser. */
export type FileFault =
  | 'no response'
  | 'network error'
  | '404'
  | '503'
  | 'HTML in place of the script'
  | 'a script cut short'
  | 'one byte changed'
  | { delayMs: number };

interface Rule {
  match: string | RegExp;
  fault: FileFault;
}

const proxyPage = '<!doctype html><title>Not this</title><p>The page of a proxy in place of a script.</p>';

function sendFault(fault: Exclude<FileFault, 'no response' | { delayMs: number }>, reply: ServerResponse, content: Buffer) {
  const script = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' };
  switch (fault) {
    case 'network error':
      return void reply.socket?.destroy();
    case '404':
    case '503':
      return void reply.writeHead(Number(fault), { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(fault);
    case 'HTML in place of the script':
      return void reply.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(proxyPage);
    case 'a script cut short':
      return void reply.writeHead(200, script).end(content.subarray(0, content.length / 2));
    case 'one byte changed':
      content.writeUInt8(content.readUInt8(content.length >> 1) ^ 1, content.length >> 1);
      return void reply.writeHead(200, script).end(content);
  }
}

async function readBody(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const openProxies = new Set<() => void>();

/** Closes all proxies of the finished test; until then its page may still send requests. */
export function closeFaultProxies() {
  for (const close of openProxies) close();
  openProxies.clear();
}

/** A retry of a file has a query. */
const withoutQuery = (path: string) => path.split('?')[0] ?? '';

const matches = ({ match }: Rule, path: string) => (typeof match === 'string' ? withoutQuery(path) === match : match.test(path));

/** Whether a response names the files of a release: the page or the registry. */
const namesFiles = (path: string, { headers }: IncomingMessage) =>
  /text\/html/.test(headers['content-type'] ?? '') || path === '/registry.json';

/**
 * Serves a site, by default the released one, through a proxy that injects faults into chosen files, as a user's network would.
 * `break(path, fault)` starts a fault, `restore()` ends all. `replaceFile` serves a build with one edited file as if it were
 * released, with a valid signature; `rewritePage` changes the page and the registry, without one.
 */
export async function openFaultProxy(origin = siteOrigin()) {
  const upstream = new URL(origin);
  let rules: Rule[] = [];
  const modifiedBuilds: ModifiedBuild[] = [];
  const rewrites: ((page: string) => string)[] = [];
  const requestedPaths: string[] = [];

  const rewrite = (page: string) => rewrites.reduce((text, change) => change(text), page);

  function forwardResponse(path: string, fault: FileFault | undefined, response: IncomingMessage, reply: ServerResponse) {
    if (fault && fault !== 'no response' && typeof fault === 'string')
      return void readBody(response)
        .then((content) => sendFault(fault, reply, content))
        .catch((error: unknown) => reply.destroy(error as Error));
    if (rewrites.length > 0 && namesFiles(path, response)) {
      delete response.headers['content-length'];
      return void readBody(response).then((content) =>
        reply.writeHead(response.statusCode ?? 502, response.headers).end(rewrite(content.toString())),
      );
    }
    reply.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(reply);
  }

  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    requestedPaths.push(path);
    const file = withoutQuery(path);
    const modified = modifiedBuilds.find(({ files }) => files.has(file))?.files.get(file);
    if (modified !== undefined) {
      return void reply
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' })
        .end(modified);
    }
    const fault = rules.find((rule) => matches(rule, path))?.fault;
    // Holds the connection open until the proxy closes, also after `restore`.
    if (fault === 'no response') return;
    // A compressed response would fail to decompress instead of running as a damaged script.
    const headers = {
      ...incoming.headers,
      host: upstream.host,
      ...(fault || rewrites.length > 0 ? { 'accept-encoding': 'identity' } : {}),
    };
    const forward = () => {
      const outgoing = request({ host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers }, (response) =>
        forwardResponse(path, fault, response, reply),
      );
      outgoing.once('error', () => reply.socket?.destroy());
      incoming.pipe(outgoing);
    };
    if (fault && typeof fault === 'object') setTimeout(forward, fault.delayMs);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  openProxies.add(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Paths requested so far, in order. */
    requestedPaths,
    break: (match: string | RegExp, fault: FileFault) => void rules.push({ match, fault }),
    restore: () => void (rules = []),
    rewritePage: (change: (page: string) => string) => void rewrites.push(change),
    replaceFile: async (remote: string, file: string, edit: (text: string) => string) => {
      const build = await modifyBuild(upstream.origin, remote, file, edit);
      modifiedBuilds.push(build);
      for (const [from, to] of build.renamed) rewrites.push((page) => page.replaceAll(from, to));
      const { sign } = await openRegistryEditor(upstream.origin);
      rewrites.push(sign);
    },
  };
}

export type FaultProxy = Awaited<ReturnType<typeof openFaultProxy>>;
