import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  clearCached,
  contractApi,
  type ContractServices,
  createStore,
  getErrorMessage,
  guestSessionStarted,
  messageShown,
  ownedEndpoints,
  sessionEnded,
  type SessionUser,
  userLoaded,
} from '@scanharbor/shared-contracts';

interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

let server: Server;
let received: Received[];
let response: { status: number; body: string; headers?: Record<string, string> };

beforeEach((done) => {
  received = [];
  response = { status: 200, body: '{"ok":true}' };
  server = createServer((request, reply) => {
    received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    reply.writeHead(response.status, { 'content-type': 'application/json', ...response.headers });
    request.resume().on('end', () => reply.end(response.body));
  }).listen(0, done);
});
afterEach((done) => {
  server.closeAllConnections();
  server.close(done);
});

const endpoints = ownedEndpoints('test', (build) => ({
  thing: build.query({ query: (id: number) => ({ url: `things/${id}` }), providesTags: ['Request'] }),
  quiet: build.query({ query: () => ({ url: 'quiet', background: true }) }),
  save: build.mutation({ query: (body: { name: string }) => ({ url: 'things', method: 'POST', body }) }),
  upload: build.mutation({
    query: ({ file, onProgress }: { file: string; onProgress: (fraction: number) => void }) => {
      const form = new FormData();
      form.append('upload_file', new File([file], 'order.pdf'));
      return { url: 'media/upload', method: 'POST', form, onProgress };
    },
  }),
  silent: build.mutation({ query: () => ({ url: 'silent', method: 'PATCH', mayBeEmpty: true }) }),
})).endpoints;

const user = { id: 7, userType: 'patient' } as SessionUser;

interface ClientOptions {
  token?: string;
  location?: string;
  deadline?: ContractServices['sessionDeadline'];
}

function startClient(given: ClientOptions) {
  const { port } = server.address() as AddressInfo;
  return createStore({
    apiBase: `http://127.0.0.1:${port}`,
    apiKey: 'key-1',
    token: () => given.token,
    location: () => given.location,
    sessionDeadline: given.deadline,
  });
}

/** Resolves once the condition is true; the test's own timeout ends the wait. */
const waitUntil = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
};

const open = (given: ClientOptions = {}) => startClient(given).store;

describe('API calls', () => {
  it('sends token, API key and location, and forbids caching [SC-001, SC-002, SC-003, SC-004, SC-006]', async () => {
    await open({ token: 'secret', location: '12' }).dispatch(endpoints.thing.initiate(1));
    expect(received[0]).toMatchObject({
      url: '/things/1',
      headers: { authorization: 'secret', 'x-api-key': 'key-1', 'x-location': '12', 'cache-control': expect.stringContaining('no-cache') },
    });
  });

  it('sends cookies and bypasses the browser cache [SC-005, SC-006]', async () => {
    const send = jest.spyOn(globalThis, 'fetch');
    await open().dispatch(endpoints.thing.initiate(1));
    expect(send).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ credentials: 'include', cache: 'no-store' }));
    send.mockRestore();
  });

  it('sends the placeholder token and no location for a guest [SC-002, SC-004]', async () => {
    await open().dispatch(endpoints.thing.initiate(1));
    expect(received[0]?.headers.authorization).toBe('anonymous');
    expect(received[0]?.headers).not.toHaveProperty('x-location');
  });

  it('sends the same tab key with every call of a guest and none with a session [API-033]', async () => {
    const guest = open();
    await guest.dispatch(endpoints.thing.initiate(1));
    await guest.dispatch(endpoints.save.initiate({ name: 'of a tab' }));
    await open({ token: 'secret' }).dispatch(endpoints.thing.initiate(1));
    const tabs = received.map(({ headers }) => headers['x-tab']);
    expect(tabs).toEqual([expect.stringMatching(/^\d+-\d+-\d+-\d+$/), tabs[0], undefined]);
  });

  it('marks a background call, so that it does not extend the session', async () => {
    await open().dispatch(endpoints.quiet.initiate());
    expect(received[0]?.headers['x-background']).toBe('1');
  });

  it('sends a query once for two screens, and again after its group is cleared [SC-007, SC-009]', async () => {
    const store = open();
    await Promise.all([store.dispatch(endpoints.thing.initiate(1)), store.dispatch(endpoints.thing.initiate(1))]);
    expect(received).toHaveLength(1);
    store.dispatch(clearCached('tests'));
    await Promise.all(store.dispatch(contractApi.util.getRunningQueriesThunk()));
    expect(received).toHaveLength(2);
  });

  it('sends an identical POST within a second once and shares the result [SC-008]', async () => {
    const store = open();
    const results = await Promise.all([
      store.dispatch(endpoints.save.initiate({ name: 'a' })).unwrap(),
      store.dispatch(endpoints.save.initiate({ name: 'a' })).unwrap(),
    ]);
    expect(results).toEqual([{ ok: true }, { ok: true }]);
    await store.dispatch(endpoints.save.initiate({ name: 'b' }));
    expect(received).toHaveLength(2);
  });

  it('sends an identical POST again after a second [SC-008]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const store = open();
    const save = () => store.dispatch(endpoints.save.initiate({ name: 'later' }));
    await save();
    jest.advanceTimersByTime(999);
    await save();
    expect(received).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await save();
    expect(received).toHaveLength(2);
    jest.useRealTimers();
  });

  it.each([
    ['the server broke', { status: 503, body: '' }],
    ['an empty response', { status: 200, body: '{}' }],
  ])('sends an identical POST again immediately after %s [SC-008]', async (_problem, failed) => {
    const store = open();
    const name = `again after ${failed.body}`;
    response = failed;
    await store.dispatch(endpoints.save.initiate({ name }));
    response = { status: 200, body: '{"ok":true}' };
    await expect(store.dispatch(endpoints.save.initiate({ name })).unwrap()).resolves.toEqual({ ok: true });
    expect(received).toHaveLength(2);
  });
});

describe('repeated POST', () => {
  it.each([
    ['that the server did not understand', { status: 200, body: '{"cut' }],
    ['that broke the server', { status: 503, body: '' }],
  ])('does not share a response %s, not even with a concurrent call [SC-008]', async (_name, broken) => {
    const store = open();
    response = broken;
    const first = store.dispatch(endpoints.save.initiate({ name: broken.body }));
    const second = store.dispatch(endpoints.save.initiate({ name: broken.body }));
    expect(await first).toHaveProperty('error');
    response = { status: 200, body: '{"ok":true}' };
    expect(await second).toHaveProperty('data', { ok: true });
    expect(received).toHaveLength(2);
  });

  it('shares a refusal of the server [SC-008]', async () => {
    const store = open();
    response = { status: 409, body: '{"error_code":409,"messages":[{"user_msg":"Taken."}]}' };
    const refused = [
      await store.dispatch(endpoints.save.initiate({ name: 'taken' })),
      await store.dispatch(endpoints.save.initiate({ name: 'taken' })),
    ];
    expect(refused).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code: 409 }) }),
      expect.objectContaining({ error: expect.objectContaining({ code: 409 }) }),
    ]);
    expect(received).toHaveLength(1);
  });

  it('is sent for another user and for another location [SC-008]', async () => {
    for (const given of [{ token: 'a' }, { token: 'b' }, { token: 'b', location: '2' }]) {
      await open(given).dispatch(endpoints.save.initiate({ name: 'for whom' }));
    }
    expect(received).toHaveLength(3);
  });
});

describe('key of a POST', () => {
  const getKeys = () => received.map(({ headers }) => headers['idempotency-key']);

  it('stays the same until the server has decided, so that a lost response stores nothing twice', async () => {
    const save = () => open({ token: 'a' }).dispatch(endpoints.save.initiate({ name: 'keyed' }));
    response = { status: 200, body: '{"cut' };
    await save();
    response = { status: 500, body: '' };
    await save();
    response = { status: 400, body: '{"error_code":400,"messages":[{"user_msg":"Wrong."}]}' };
    await save();
    expect(getKeys()).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^[\w-]{16,100}$/)));
    expect(new Set(getKeys()).size).toBe(1);
  });

  it('is another one for other content, and for the same content after a decision', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const store = open({ token: 'a' });
    for (const name of ['one', 'other', 'one']) {
      await store.dispatch(endpoints.save.initiate({ name }));
      jest.advanceTimersByTime(1000);
    }
    jest.useRealTimers();
    expect(new Set(getKeys()).size).toBe(3);
  });

  it('is sent with no read', async () => {
    await open().dispatch(endpoints.thing.initiate(1));
    expect(getKeys()).toEqual([undefined]);
  });
});

describe('form upload', () => {
  const send = (file: string, fractions: number[]) => ({ file, onProgress: (fraction: number) => void fractions.push(fraction) });

  it('reports progress and sends the headers of any call [SC-002, SC-004, SC-143]', async () => {
    const fractions: number[] = [];
    const sent = await open({ token: 'secret', location: '12' }).dispatch(endpoints.upload.initiate(send('abc', fractions)));
    expect(sent).toHaveProperty('data', { ok: true });
    expect([fractions.at(0), fractions.at(-1)]).toEqual([0, 1]);
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'secret', 'x-location': '12', 'content-type': expect.stringContaining('multipart/form-data') },
    });
  });

  it('returns the refusal message, and can be aborted [SC-010]', async () => {
    response = { status: 413, body: '{"error_code":413,"messages":[{"user_msg":"Too large."}]}' };
    expect(await open().dispatch(endpoints.upload.initiate(send('abc', [])))).toHaveProperty(
      'error',
      expect.objectContaining({ code: 413, message: 'Too large.' }),
    );
    const call = open().dispatch(endpoints.upload.initiate(send('abc', [])));
    call.abort();
    expect(await call).toHaveProperty('error.name', 'AbortError');
  });
});

describe('end of a session', () => {
  const ended = async (given: typeof response) => {
    response = given;
    const { store, listen } = startClient({ token: 'old' });
    store.dispatch(userLoaded({ user }));
    const listener = jest.fn();
    listen(sessionEnded, listener);
    const [{ error }] = await Promise.all([store.dispatch(endpoints.thing.initiate(9)), store.dispatch(endpoints.quiet.initiate())]);
    return { error, status: store.getState().session.status, times: listener.mock.calls.length };
  };

  test.each([
    ['status 401', { status: 401, body: '{}' }, 401],
    ['error_code 401 in a successful response', { status: 200, body: '{"error_code":401}' }, 401],
    ['a null body', { status: 200, body: 'null' }, 401],
  ])('is detected by %s and reported once for any number of calls [SH-080, SH-081, SH-082, SH-086]', async (_name, given, code) => {
    expect(await ended(given)).toMatchObject({ error: { kind: 'refused', code }, status: 'guest', times: 1 });
  });

  it('is not detected in the empty response of a call that may be empty [SH-082]', async () => {
    response = { status: 200, body: 'null' };
    const store = open({ token: 'good' });
    store.dispatch(userLoaded({ user }));
    expect(await store.dispatch(endpoints.silent.initiate())).not.toHaveProperty('error');
    expect(store.getState().session.status).toBe('user');
  });

  it('is not detected in a refusal by role', async () => {
    const refused = await ended({ status: 403, body: '{"error_code":403,"messages":[{"user_msg":"Not yours."}]}' });
    expect(refused).toMatchObject({ error: { code: 403 }, status: 'user', times: 0 });
  });
});

describe('errors', () => {
  const failed = async (given: typeof response) => {
    response = given;
    return (await open().dispatch(endpoints.thing.initiate(3))).error;
  };

  it('returns the first message for the user [SC-010, SC-404]', async () => {
    const error = await failed({ status: 400, body: '{"error_code":411,"messages":[{"user_msg":"First."},{"user_msg":"Second."}]}' });
    expect(error).toMatchObject({ status: 400, code: 411, message: 'First.' });
    expect(getErrorMessage(error, 'Fallback')).toBe('First.');
  });

  test.each(['{}', '{"messages":[]}', '{"messages":"x"}', '[]', '"text"'])(
    'returns no message without messages: %s [SC-404]',
    async (body) => {
      expect(getErrorMessage(await failed({ status: 500, body }), 'Fallback')).toBe('Fallback');
    },
  );

  it('distinguishes a response that is not JSON from a refusal', async () => {
    expect(await failed({ status: 200, body: '{"cut' })).toEqual({ kind: 'malformed', status: 200 });
  });

  it('returns a message when the server is unreachable', async () => {
    const store = createStore({ apiBase: 'http://127.0.0.1:1', apiKey: '', token: () => undefined, location: () => undefined }).store;
    const { error } = await store.dispatch(endpoints.thing.initiate(4));
    expect(getErrorMessage(error, 'x')).toMatch(/could not reach the server/);
  });
});

describe('a limit of calls', () => {
  const limited = { status: 429, body: '{"error_code":429,"messages":[{"user_msg":"Wait."}]}', headers: { 'retry-after': '1' } };

  it('repeats a read no earlier than the server says, shows the wait, and sends no other read before', async () => {
    const { store } = startClient({ token: 'limited' });
    response = limited;
    const first = store.dispatch(endpoints.thing.initiate(1)).unwrap();
    await waitUntil(() => store.getState().messages.length > 0);
    expect(store.getState().messages).toMatchObject([
      { status: null, message: 'Too many requests at once. This page continues in 1 second.' },
    ]);
    const startedAt = performance.now();
    expect(await store.dispatch(endpoints.quiet.initiate())).toMatchObject({ error: { status: 429, message: 'Wait.' } });
    const second = store.dispatch(endpoints.thing.initiate(2)).unwrap();
    response = { status: 200, body: '{"ok":true}' };
    expect(received).toHaveLength(1);
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }]);
    expect(performance.now() - startedAt).toBeGreaterThan(500);
    expect(received.map(({ url }) => url).sort()).toEqual(['/things/1', '/things/1', '/things/2']);
  });

  it('does not repeat a write: its form shows the message and keeps its entries', async () => {
    response = limited;
    const { error } = await open({ token: 'writer' }).dispatch(endpoints.save.initiate({ name: 'limited' }));
    expect(error).toMatchObject({ status: 429, message: 'Wait.', retryAfterSeconds: 1 });
    expect(received).toHaveLength(1);
  });
});

describe('session deadline', () => {
  it('is reported from every response that carries it, with the server time', async () => {
    response = {
      status: 200,
      body: '{"ok":1}',
      headers: { 'x-session-expires': '2026-03-03T12:00:00Z', date: 'Tue, 03 Mar 2026 11:45:00 GMT' },
    };
    const reported: unknown[] = [];
    await open({ deadline: (...given) => reported.push(given) }).dispatch(endpoints.thing.initiate(5));
    expect(reported).toEqual([['2026-03-03T12:00:00Z', 'Tue, 03 Mar 2026 11:45:00 GMT']]);
  });
});

describe('endpoint owners', () => {
  it('rejects a name of another owner and accepts the same owner again', () => {
    const redefine = () => ownedEndpoints('test', (build) => ({ thing: build.query({ query: (id: number) => ({ url: `other/${id}` }) }) }));
    expect(redefine).not.toThrow();
    const defineInOtherPackage = () =>
      ownedEndpoints('mfe-b', (build) => ({ thing: build.query({ query: (id: number) => ({ url: `b/${id}` }) }) }));
    expect(defineInOtherPackage).toThrow("Endpoint 'thing' of mfe-b already belongs to test");
  });
});

describe('messages', () => {
  it('replace a message with the same id [SH-165]', () => {
    const store = open();
    store.dispatch(guestSessionStarted());
    store.dispatch(messageShown({ id: 'a', status: true, message: 'one' }));
    store.dispatch(messageShown({ id: 'a', status: false, message: 'two', delay: 5000 }));
    expect(store.getState().messages).toEqual([{ id: 'a', status: false, message: 'two', delay: 5000, forever: false }]);
  });
});
