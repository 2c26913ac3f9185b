import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { contractApi, createStore } from '@scanharbor/shared-contracts';
import { useLiveDashboard } from './polling';
import { useDashboardPageQuery } from './requests';

let server: Server;
let background: (string | string[] | undefined)[];
let store: ReturnType<typeof createStore>['store'];

beforeEach((done) => {
  background = [];
  server = createServer((request, response) => {
    background.push(request.headers['x-background']);
    const cardsData = { available: background.length, openOver24Hours: 0, scheduled: 0, completed: 0 };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ scans: [], comments: [], cardsData }));
  }).listen(0, () => {
    const { port } = server.address() as AddressInfo;
    store = createStore({ apiBase: `http://127.0.0.1:${port}`, apiKey: 'key', token: () => 'token', location: () => undefined }).store;
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
