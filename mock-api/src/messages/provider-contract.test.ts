import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readMessageId, startMailServer, startTextProvider } from '../../testing/message-servers';
import { type OutboxRecord } from '../db/schema/index';
import { createMailSender } from './mail-sender';
import { MessageDelayed, type MessageProvider, MessageRejected } from './provider';
import { createTextSender } from './text-sender';

const siteUrl = 'https://scan.example';
const timeoutMs = 500;

const createMessage = (channel: OutboxRecord['channel'], recipient: string): OutboxRecord => ({
  id: 1,
  channel,
  recipient,
  subject: 'Subject',
  body: 'Text',
  data: {},
  at: new Date(),
  content: null,
  state: 'waiting',
  reason: '',
  attempts: 0,
  settledAt: null,
  key: randomUUID(),
  providerId: null,
  userId: null,
  requestId: null,
  occasion: null,
});

/** A response that a provider gives once. */
type Answer = 'refusal' | 'limit' | 'error' | 'refused sign-in' | 'silence' | 'not the provider';

interface Provider {
  adapter: MessageProvider;
  message: OutboxRecord;
  /** Sets the response to the next message. */
  answer(answer: Answer): void;
  /** Keys of the messages that arrived. */
  listArrived(): string[];
  close(): Promise<void>;
}

async function openMail(): Promise<Provider> {
  const server = await startMailServer();
  const web = createServer((socket) => socket.on('error', () => undefined).end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await once(web.listen(0, '127.0.0.1'), 'listening');
  const open = (url: string) => createMailSender({ url, from: 'no-reply@scan.example', siteUrl, timeoutMs });
  const adapters = { mail: open(server.url), web: open(`smtp://127.0.0.1:${(web.address() as AddressInfo).port}`) };
  const message = createMessage('email', 'pat@example.test');
  const faults = { refusal: { code: 550 }, limit: { code: 451 }, error: { code: 421 }, 'refused sign-in': { code: 454 } } as const;
  let current: MessageProvider = adapters.mail;
  return {
    adapter: { send: (record) => current.send(record), close: () => undefined },
    message,
    answer: (answer) => {
      if (answer === 'not the provider') current = adapters.web;
      else server.faults.set(message.recipient, answer === 'silence' ? 'hang' : faults[answer]);
    },
    listArrived: () => server.arrived.map(readMessageId),
    close: async () => {
      for (const adapter of Object.values(adapters)) adapter.close();
      web.close();
      await server.close();
    },
  };
}

async function openTexts(): Promise<Provider> {
  const server = await startTextProvider();
  const answers = {
    refusal: { status: 400, code: 21211 },
    limit: { status: 429, page: 'Too many requests' },
    error: { status: 503, page: '<h1>Service unavailable</h1>' },
    'refused sign-in': { status: 401, code: 20003 },
    silence: 'hang',
    'not the provider': { status: 200, page: '<h1>Welcome</h1>' },
  } as const;
  return {
    adapter: createTextSender({ url: server.url, account: 'AC1', token: 'secret', from: '+12125550100', siteUrl, timeoutMs }),
    message: createMessage('sms', '2125550123'),
    answer: (answer) => server.replies.push(answers[answer]),
    listArrived: () => [...server.delivered.keys()],
    close: () => {
      server.close();
      return Promise.resolve();
    },
  };
}

/** Every adapter of a provider of messages must pass these. */
describe.each([
  ['mail by SMTP', openMail],
  ['SMS by HTTP', openTexts],
])('%s', (_name, open) => {
  let provider: Provider;
  beforeEach(async () => {
    provider = await open();
  });
  afterEach(() => provider.close());

  it('delivers a message with its key, and returns an id of the provider', async () => {
    const { adapter, message, listArrived } = provider;
    expect(await adapter.send(message)).toMatch(/\S/);
    expect(listArrived()).toEqual([message.key]);
  });

  it('rejects for good what the provider refuses, without the recipient in the reason', async () => {
    const { adapter, message, answer } = provider;
    answer('refusal');
    const outcome = await adapter.send(message).catch((cause: unknown) => cause);
    expect(outcome).toBeInstanceOf(MessageRejected);
    expect((outcome as Error).message).not.toContain(message.recipient);
  });

  it.each(['limit', 'error', 'refused sign-in', 'silence', 'not the provider'] as const)(
    'can be tried again with the same key after: %s',
    async (answer) => {
      provider.answer(answer);
      await expect(provider.adapter.send(provider.message)).rejects.toThrow(MessageDelayed);
      expect(provider.listArrived()).toEqual([]);
    },
  );

  it('can be tried again when the provider is away', async () => {
    await provider.close();
    await expect(provider.adapter.send(provider.message)).rejects.toThrow(MessageDelayed);
  });
});
