import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** An SMTP error reply, or `hang` for none. */
type MailFault = { code: number } | 'hang';

/** Starts an SMTP server. `arrived` has each message as sent; `faults` maps a recipient to the reply it gets. */
export async function startMailServer(delayMs = 0) {
  const arrived: string[] = [];
  const faults = new Map<string, MailFault>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const fault = faults.get(address);
      if (fault === 'hang') return;
      done(fault ? Object.assign(new Error(`no ${address}`), { responseCode: fault.code }) : undefined);
    },
    onData: (stream, _session, done) => {
      text(stream).then(
        (message) => {
          arrived.push(message);
          setTimeout(done, delayMs);
        },
        // The sender was killed.
        () => undefined,
      );
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, arrived, faults, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

interface Sent {
  key: string;
  to: string;
  body: string;
}

/** The response of the next SMS: lost after the message was taken, with another body than JSON, or `hang` for none. */
type TextReply = { status: number; code?: number; isLost?: boolean; page?: string } | 'hang';

/** Starts a provider of SMS that remembers keys. `replies` are the responses of the next calls; after them every call succeeds. */
export async function startTextProvider(delayMs = 0) {
  const delivered = new Map<string, Sent>();
  const replies: TextReply[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const reply = replies.shift() ?? { status: 201 };
      if (reply === 'hang') return;
      const { status, code, isLost, page } = reply;
      if (page !== undefined) return void response.writeHead(status, { 'content-type': 'text/html', 'retry-after': '1' }).end(page);
      const form = new URLSearchParams(body);
      const key = String(request.headers['idempotency-key']);
      if (status < 300 && !delivered.has(key)) delivered.set(key, { key, to: form.get('To') ?? '', body: form.get('Body') ?? '' });
      if (isLost) response.destroy();
      else
        setTimeout(() => response.writeHead(status).end(JSON.stringify(status < 300 ? { sid: `SM${delivered.size}` } : { code })), delayMs);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/messages`, delivered, replies, close };
}

/** Returns the Message-ID of a message as sent. */
export const readMessageId = (message: string) => /^Message-ID: <(\S+)@/im.exec(message)?.[1] ?? '';
