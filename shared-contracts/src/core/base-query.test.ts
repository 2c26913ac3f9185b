import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import {
  clearCached,
  contractApi,
  type ContractServices,
  createStore,
  failureMessage,
  guestKnown,
  messageShown,
  ownedEndpoints,
  sessionEnded,
  type SessionUser,
  userKnown,
} from '@scanharbor/shared-contracts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

let server: Server;
let seen: Seen[];
let answer: { status: number; body: string; headers?: Record<string, string> };

beforeEach((done) => {
  seen = [];
  answer = { status: 200, body: '{"ok":true}' };
  server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    request.resume().on('end', () => response.end(answer.body));
  }).listen(0, done);
});
afterEach((done) => {
  server.closeAllConnections();
  server.close(done);
});

const endpoints = ownedEndpoints('test', (build) => ({
  thing: build.query<unknown, number>({ query: (id) => `things/${id}`, providesTags: ['Request'] }),
  quiet: build.query<unknown, void>({ query: () => ({ url: 'quiet', background: true }) }),
  save: build.mutation<unknown, { name: string }>({ query: (body) => ({ url: 'things', method: 'POST', body }) }),
  upload: build.mutation<unknown, { file: string; onProgress: (fraction: number) => void }>({
    query: ({ file, onProgress }) => {
      const form = new FormData();
      form.append('upload_file', new File([file], 'order.pdf'));
      return { url: 'media/upload', method: 'POST', form, onProgress };
    },
  }),
  silent: build.mutation<unknown, void>({ query: () => ({ url: 'silent', method: 'PATCH', mayBeEmpty: true }) }),
})).endpoints;

const user = { id: 7, userType: 'patient' } as SessionUser;

interface Given {
  token?: string;
  location?: string;
  deadline?: ContractServices['sessionDeadline'];
}

function begin(given: Given) {
  const { port } = server.address() as AddressInfo;
  return createStore({
    apiBase: `http://127.0.0.1:${port}`,
    apiKey: 'key-1',
    token: () => given.token,
    location: () => given.location,
    sessionDeadline: given.deadline,
  });
}

const open = (given: Given = {}) => begin(given).store;

describe('a call', () => {
  it('carries the token, the key and the location, and asks nobody to cache it [SC-001, SC-002, SC-003, SC-004, SC-006]', async () => {
    await open({ token: 'secret', location: '12' }).dispatch(endpoints.thing.initiate(1));
    expect(seen[0]).toMatchObject({
      url: '/things/1',
      headers: { authorization: 'secret', 'x-api-key': 'key-1', 'x-location': '12', 'cache-control': expect.stringContaining('no-cache') },
    });
  });

  it('sends cookies along, and lets nothing be kept by the browser [SC-005, SC-006]', async () => {
    const send = jest.spyOn(globalThis, 'fetch');
    await open().dispatch(endpoints.thing.initiate(1));
    expect(send).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ credentials: 'include', cache: 'no-store' }));
    send.mockRestore();
  });

  it('of a guest carries the placeholder and no location [SC-002, SC-004]', async () => {
    await open().dispatch(endpoints.thing.initiate(1));
    expect(seen[0]?.headers.authorization).toBe('anonymous');
    expect(seen[0]?.headers).not.toHaveProperty('x-location');
  });

  it('of a guest names its tab, by a key that is kept for all calls and goes with none of a session [API-033]', async () => {
    const guest = open();
    await guest.dispatch(endpoints.thing.initiate(1));
    await guest.dispatch(endpoints.save.initiate({ name: 'of a tab' }));
    await open({ token: 'secret' }).dispatch(endpoints.thing.initiate(1));
    const tabs = seen.map(({ headers }) => headers['x-tab']);
    expect(tabs).toEqual([expect.stringMatching(/^\d+-\d+-\d+-\d+$/), tabs[0], undefined]);
  });

  it('that nobody asked for says so, and so keeps no session alive', async () => {
    await open().dispatch(endpoints.quiet.initiate());
    expect(seen[0]?.headers['x-background']).toBe('1');
  });

  it('is sent once for two screens, and again once its group is cleared [SC-007, SC-009]', async () => {
    const store = open();
    await Promise.all([store.dispatch(endpoints.thing.initiate(1)), store.dispatch(endpoints.thing.initiate(1))]);
    expect(seen).toHaveLength(1);
    store.dispatch(clearCached('tests'));
    await Promise.all(store.dispatch(contractApi.util.getRunningQueriesThunk()));
    expect(seen).toHaveLength(2);
  });

  it('that posts the same twice within a second is sent once and gives both the one result [SC-008]', async () => {
    const store = open();
    const results = await Promise.all([
      store.dispatch(endpoints.save.initiate({ name: 'a' })).unwrap(),
      store.dispatch(endpoints.save.initiate({ name: 'a' })).unwrap(),
    ]);
    expect(results).toEqual([{ ok: true }, { ok: true }]);
    await store.dispatch(endpoints.save.initiate({ name: 'b' }));
    expect(seen).toHaveLength(2);
  });

  it('that posts the same after a second is sent again [SC-008]', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const store = open();
    const save = () => store.dispatch(endpoints.save.initiate({ name: 'later' }));
    await save();
    jest.advanceTimersByTime(999);
    await save();
    expect(seen).toHaveLength(1);
    jest.advanceTimersByTime(1);
    await save();
    expect(seen).toHaveLength(2);
    jest.useRealTimers();
  });

  it.each([
    ['the server broke', { status: 503, body: '' }],
    ['an answer told nothing', { status: 200, body: '{}' }],
  ])('that posts again at once after %s is sent again [SC-008]', async (_trouble, told) => {
    const store = open();
    const name = `again after ${told.body}`;
    answer = told;
    await store.dispatch(endpoints.save.initiate({ name }));
    answer = { status: 200, body: '{"ok":true}' };
    await expect(store.dispatch(endpoints.save.initiate({ name })).unwrap()).resolves.toEqual({ ok: true });
    expect(seen).toHaveLength(2);
  });
});

describe('a repeated post', () => {
  it.each([
    ['that the server did not understand', { status: 200, body: '{"cut' }],
    ['that broke the server', { status: 503, body: '' }],
  ])('shares no answer %s, not even at the same moment [SC-008]', async (_name, broken) => {
    const store = open();
    answer = broken;
    const first = store.dispatch(endpoints.save.initiate({ name: broken.body }));
    const second = store.dispatch(endpoints.save.initiate({ name: broken.body }));
    expect(await first).toHaveProperty('error');
    answer = { status: 200, body: '{"ok":true}' };
    expect(await second).toHaveProperty('data', { ok: true });
    expect(seen).toHaveLength(2);
  });

  it('shares the refusal of the server [SC-008]', async () => {
    const store = open();
    answer = { status: 409, body: '{"error_code":409,"messages":[{"user_msg":"Taken."}]}' };
    const refused = [
      await store.dispatch(endpoints.save.initiate({ name: 'taken' })),
      await store.dispatch(endpoints.save.initiate({ name: 'taken' })),
    ];
    expect(refused).toEqual([
      expect.objectContaining({ error: expect.objectContaining({ code: 409 }) }),
      expect.objectContaining({ error: expect.objectContaining({ code: 409 }) }),
    ]);
    expect(seen).toHaveLength(1);
  });

  it('is another one for another person and for another location [SC-008]', async () => {
    for (const given of [{ token: 'a' }, { token: 'b' }, { token: 'b', location: '2' }]) {
      await open(given).dispatch(endpoints.save.initiate({ name: 'for whom' }));
    }
    expect(seen).toHaveLength(3);
  });
});

describe('a form', () => {
  const send = (file: string, told: number[]) => ({ file, onProgress: (fraction: number) => void told.push(fraction) });

  it('tells how much of it is sent, and is a call like any other [SC-002, SC-004, SC-143]', async () => {
    const told: number[] = [];
    const sent = await open({ token: 'secret', location: '12' }).dispatch(endpoints.upload.initiate(send('abc', told)));
    expect(sent).toHaveProperty('data', { ok: true });
    expect([told.at(0), told.at(-1)]).toEqual([0, 1]);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'secret', 'x-location': '12', 'content-type': expect.stringContaining('multipart/form-data') },
    });
  });

  it('is refused in words, and can be stopped [SC-010]', async () => {
    answer = { status: 413, body: '{"error_code":413,"messages":[{"user_msg":"Too large."}]}' };
    expect(await open().dispatch(endpoints.upload.initiate(send('abc', [])))).toHaveProperty(
      'error',
      expect.objectContaining({ code: 413, message: 'Too large.' }),
    );
    const call = open().dispatch(endpoints.upload.initiate(send('abc', [])));
    call.abort();
    expect(await call).toHaveProperty('error.name', 'AbortError');
  });
});

describe('the end of a session', () => {
  const ended = async (given: typeof answer) => {
    answer = given;
    const { store, answer: answerTo } = begin({ token: 'old' });
    store.dispatch(userKnown({ user }));
    const heard = jest.fn();
    answerTo(sessionEnded, heard);
    const [{ error }] = await Promise.all([store.dispatch(endpoints.thing.initiate(9)), store.dispatch(endpoints.quiet.initiate())]);
    return { error, status: store.getState().session.status, times: heard.mock.calls.length };
  };

  test.each([
    ['status 401', { status: 401, body: '{}' }, 401],
    ['error_code 401 in a good answer', { status: 200, body: '{"error_code":401}' }, 401],
    ['a null body', { status: 200, body: 'null' }, 401],
  ])('is seen by %s, and told once however many calls see it [SH-080, SH-081, SH-082, SH-086]', async (_name, given, code) => {
    expect(await ended(given)).toMatchObject({ error: { kind: 'refused', code }, status: 'guest', times: 1 });
  });

  it('is not seen in an empty answer of a call that may be empty [SH-082]', async () => {
    answer = { status: 200, body: 'null' };
    const store = open({ token: 'good' });
    store.dispatch(userKnown({ user }));
    expect(await store.dispatch(endpoints.silent.initiate())).not.toHaveProperty('error');
    expect(store.getState().session.status).toBe('user');
  });

  it('is not seen in a refusal of the role', async () => {
    const refused = await ended({ status: 403, body: '{"error_code":403,"messages":[{"user_msg":"Not yours."}]}' });
    expect(refused).toMatchObject({ error: { code: 403 }, status: 'user', times: 0 });
  });
});

describe('a failure', () => {
  const failed = async (given: typeof answer) => {
    answer = given;
    return (await open().dispatch(endpoints.thing.initiate(3))).error;
  };

  it("gives the first message's words for the user [SC-010, SC-404]", async () => {
    const error = await failed({ status: 400, body: '{"error_code":411,"messages":[{"user_msg":"First."},{"user_msg":"Second."}]}' });
    expect(error).toMatchObject({ status: 400, code: 411, message: 'First.' });
    expect(failureMessage(error, 'Fallback')).toBe('First.');
  });

  test.each(['{}', '{"messages":[]}', '{"messages":"x"}', '[]', '"text"'])('without messages gives none: %s [SC-404]', async (body) => {
    expect(failureMessage(await failed({ status: 500, body }), 'Fallback')).toBe('Fallback');
  });

  it('of an answer that is no JSON is told apart from a refusal', async () => {
    expect(await failed({ status: 200, body: '{"cut' })).toEqual({ kind: 'malformed', status: 200 });
  });

  it('to reach the server says so in words', async () => {
    const store = createStore({ apiBase: 'http://127.0.0.1:1', apiKey: '', token: () => undefined, location: () => undefined }).store;
    const { error } = await store.dispatch(endpoints.thing.initiate(4));
    expect(failureMessage(error, 'x')).toMatch(/could not reach the server/);
  });
});

describe('the deadline of a session', () => {
  it('is handed on from every answer that names it, with the time at the server', async () => {
    answer = {
      status: 200,
      body: '{"ok":1}',
      headers: { 'x-session-expires': '2026-03-03T12:00:00Z', date: 'Tue, 03 Mar 2026 11:45:00 GMT' },
    };
    const told: unknown[] = [];
    await open({ deadline: (...given) => told.push(given) }).dispatch(endpoints.thing.initiate(5));
    expect(told).toEqual([['2026-03-03T12:00:00Z', 'Tue, 03 Mar 2026 11:45:00 GMT']]);
  });
});

describe('endpoints of two owners', () => {
  it('never share a name: the second owner is refused, the same owner may come again', () => {
    const again = () => ownedEndpoints('test', (build) => ({ thing: build.query<unknown, number>({ query: (id) => `other/${id}` }) }));
    expect(again).not.toThrow();
    const other = () => ownedEndpoints('mfe-b', (build) => ({ thing: build.query<unknown, number>({ query: (id) => `b/${id}` }) }));
    expect(other).toThrow("Endpoint 'thing' of mfe-b already belongs to test");
  });
});

describe('messages', () => {
  it('with an id that is shown already take its place [SH-165]', () => {
    const store = open();
    store.dispatch(guestKnown());
    store.dispatch(messageShown({ id: 'a', status: true, message: 'one' }));
    store.dispatch(messageShown({ id: 'a', status: false, message: 'two', delay: 5000 }));
    expect(store.getState().messages).toEqual([{ id: 'a', status: false, message: 'two', delay: 5000, forever: false }]);
  });
});
