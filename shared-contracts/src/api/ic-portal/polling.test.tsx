import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { contractApi, createStore } from '@scanharbor/shared-contracts';
import { useChangeStream, useLiveDashboard } from './polling';
import { usePresentColleagues, useShowPresence } from './presence';
import { useDashboardPageQuery } from './requests';

let server: Server;
let background: (string | string[] | undefined)[];
/** Open streams of changes. */
let streams: ServerResponse[];
let streamQueries: URLSearchParams[];
let store: ReturnType<typeof createStore>['store'];

beforeEach((done) => {
  background = [];
  streams = [];
  streamQueries = [];
  server = createServer((request, response) => {
    if (request.url?.startsWith('/ic-portal/changes')) {
      streamQueries.push(new URLSearchParams(request.url.split('?')[1]));
      streams.push(response.writeHead(200, { 'content-type': 'text/event-stream' }));
      response.write('event: change\ndata: 7\n\n');
      return;
    }
    background.push(request.headers['x-background']);
    const cardsData = { available: background.length, openOver24Hours: 0, scheduled: 0, completed: 0 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ scans: [], comments: [], cardsData }));
  }).listen(0, () => {
    const { port } = server.address() as AddressInfo;
    store = createStore({
      apiBase: `http://127.0.0.1:${port}`,
      apiKey: 'key',
      token: () => 'token',
      location: () => undefined,
      hasChangeStream: true,
    }).store;
    done();
  });
});
afterEach((done) => {
  store.dispatch(contractApi.util.resetApiState());
  server.closeAllConnections();
  server.close(done);
});

const page = { limit: 10, offset: 0, commentLimit: 8, commentOffset: 0 };

function Screen() {
  const { data } = useDashboardPageQuery(page);
  useLiveDashboard(page, 0.05);
  return <p>Available: {data?.counters.available ?? 'none'}</p>;
}

it('refreshes a list in the background and shows it by its own hook, without a second cache entry [SC-061, SC-063]', async () => {
  render(
    <Provider store={store}>
      <Screen />
    </Provider>,
  );
  await screen.findByText(/Available: ([2-9]|\d\d)/);
  expect(background[0]).toBeUndefined();
  expect(background[1]).toBe('1');
});

function LiveScreen() {
  const { data } = useDashboardPageQuery(page);
  useLiveDashboard(page, 3_600);
  useChangeStream(true);
  return <p>Available: {data?.counters.available ?? 'none'}</p>;
}

it('refreshes a list when the stream reports another version, also after a break, and not when it repeats the version', async () => {
  render(
    <Provider store={store}>
      <LiveScreen />
    </Provider>,
  );
  const report = (version: number) => streams.at(-1)?.write(`event: change\ndata: ${version}\n\n`);
  await waitFor(() => expect(streams).toHaveLength(1));
  await screen.findByText('Available: 1');
  report(7);
  report(8);
  await screen.findByText('Available: 2', undefined, { timeout: 5_000 });
  streams[0]?.destroy();
  // The new stream begins with version 7, as if a change had been reported during the break.
  await waitFor(() => expect(streams).toHaveLength(2), { timeout: 10_000 });
  await screen.findByText('Available: 3', undefined, { timeout: 5_000 });
  streams[1]?.end('event: end\n\n');
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(streams).toHaveLength(2);
}, 30_000);

function SharedScreen({ activity }: { activity: 'looking' | 'booking' }) {
  useChangeStream(true);
  useShowPresence(1001, activity);
  const colleagues = usePresentColleagues(1001);
  return <p>Present: {colleagues.map((colleague) => `${colleague.name} ${colleague.activity}`).join() || 'none'}</p>;
}

it('reports what the tab shows, shows colleagues at the same request, and none once the stream is interrupted', async () => {
  const show = (activity: 'looking' | 'booking') => (
    <Provider store={store}>
      <SharedScreen activity={activity} />
    </Provider>
  );
  const { rerender } = render(show('looking'));
  await waitFor(() => expect(streamQueries.at(-1)?.get('activity')).toBe('looking'));
  rerender(show('booking'));
  await waitFor(() => expect(streamQueries.at(-1)?.get('activity')).toBe('booking'));
  expect(streamQueries.at(-1)?.get('request')).toBe('1001');
  expect(new Set(streamQueries.map((query) => query.get('tab'))).size).toBe(1);
  const here = { requestId: 1001, name: 'Dana Reyes', activity: 'booking' };
  const elsewhere = { ...here, requestId: 1002, name: 'Sam Lee' };
  streams.at(-1)?.write(`event: presence\ndata: ${JSON.stringify([here, elsewhere, { ...here, activity: 'of a later release' }])}\n\n`);
  await screen.findByText('Present: Dana Reyes booking');
  streams.at(-1)?.destroy();
  await screen.findByText('Present: none');
});
