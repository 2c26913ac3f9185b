import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { siteAddress } from './control';
import { throwWhileDrawn } from './thrower';

/** What can go wrong with a file on its way to the browser. */
export type FileFault =
  | 'network error'
  | '404'
  | '503'
  | 'HTML in place of the script'
  | 'a script that throws'
  | 'a script cut short'
  | 'a page that throws while it is drawn'
  | { delayMs: number };

interface Rule {
  match: RegExp;
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
    case 'a script that throws':
      return void reply.writeHead(200, script).end('throw new Error("thrown by the test");');
    case 'a script cut short':
      return void reply.writeHead(200, script).end(whole.subarray(0, whole.length / 2));
    case 'a page that throws while it is drawn':
      return void reply.writeHead(200, script).end(throwWhileDrawn(whole.toString()));
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

/**
 * The site behind a proxy that spoils chosen files: real failures of real builds, as a person's network makes them.
 * `break(match, fault)` begins a fault for the URLs that match, `mend()` ends all.
 */
export async function openFaultySite() {
  const upstream = new URL(siteAddress());
  let rules: Rule[] = [];
  const asked: string[] = [];
  const server = createServer((incoming, reply) => {
    const path = incoming.url ?? '/';
    asked.push(path);
    const fault = rules.find(({ match }) => match.test(path))?.fault;
    // Compressed answers cannot be cut in a way that a script shows.
    const headers = { ...incoming.headers, host: upstream.host, ...(fault ? { 'accept-encoding': 'identity' } : {}) };
    const forward = () => {
      const outgoing = ask({ host: upstream.hostname, port: upstream.port, path, method: incoming.method, headers }, (answer) => {
        if (fault && typeof fault === 'string') return void body(answer).then((whole) => spoil(fault, reply, whole)).catch((error: Error) => reply.destroy(error));
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      });
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
    break: (match: RegExp, fault: FileFault) => void rules.push({ match, fault }),
    mend: () => void (rules = []),
  };
}

export type FaultySite = Awaited<ReturnType<typeof openFaultySite>>;
