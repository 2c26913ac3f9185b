import { analyticsConsent } from '@scanharbor/shared-contracts/browser/analytics-consent';
import { trackEvent, trackedEvents } from '@scanharbor/shared-contracts/browser/tracking';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ConsentBar } from './consent-bar';
import { startAnalytics } from './index';

const url = 'https://collect.example.org/events';
const setPrivacyControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });

let sent: [string, RequestInit][] = [];
let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push([String(input), init ?? {}]);
    return Promise.reject(new TypeError('The collector is down'));
  });
  stop = startAnalytics(url);
});
afterEach(() => {
  stop();
  setPrivacyControl(undefined);
  jest.restoreAllMocks();
});

const showBar = () =>
  render(
    <MemoryRouter>
      <ConsentBar />
    </MemoryRouter>,
  );

it('sends the name of each event after consent, without cookies or referrer, and survives a failed collector [PR-027]', async () => {
  trackEvent(trackedEvents.stepCompleted(1));
  expect(sent).toEqual([]);
  showBar();
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  trackEvent(trackedEvents.stepCompleted(2));
  const [[address, { body, ...init }] = ['', {}]] = sent;
  expect([address, JSON.parse(String(body))]).toEqual([
    url,
    { event: 'Scan request step 2 completed', visit: expect.any(String) as string },
  ]);
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
});

it('sends nothing after a refusal, and does not ask again [PR-027]', async () => {
  const { unmount } = showBar();
  await userEvent.click(screen.getByRole('button', { name: "Don't allow" }));
  unmount();
  showBar();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  trackEvent(trackedEvents.scheduleNow);
  expect(sent).toEqual([]);
});

it('takes Global Privacy Control as a refusal, whatever the device has stored', () => {
  analyticsConsent.save('given');
  setPrivacyControl(true);
  showBar();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  trackEvent(trackedEvents.scheduleNow);
  expect(sent).toEqual([]);
});

it.each([
  ['refuses the event', () => Promise.resolve(new Response('', { status: 400 }))],
  ['asks to wait', () => Promise.resolve(new Response('', { status: 429, headers: { 'Retry-After': '60' } }))],
  ['fails', () => Promise.resolve(new Response('<h1>Error</h1>', { status: 500 }))],
  ['does not respond', () => new Promise<Response>(() => undefined)],
])('sends each event once to a collector that %s, and goes on', (_what, respond) => {
  analyticsConsent.save('given');
  const collect = jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  collect.mockClear();
  trackEvent(trackedEvents.scheduleNow);
  trackEvent(trackedEvents.unsupportedZip);
  expect(collect.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { event: string }).event)).toEqual([
    trackedEvents.scheduleNow,
    trackedEvents.unsupportedZip,
  ]);
});
