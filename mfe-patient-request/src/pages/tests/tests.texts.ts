import { type TestPage } from './test-pages';

/** Words of the tests lists. */
export const testsTexts = {
  title: 'Your tests',
  nav: 'Lists of your tests',
  refresh: 'Refresh',
  refreshing: 'Refreshing…',
  loading: 'Loading your tests…',
  failed: 'We could not load this list.',
  failedText: 'Nothing is lost. Please try again.',
  stale: 'We could not refresh this list. What you see may be out of date.',
  newRequest: 'Request a scan',
  shown: (shown: number, count: number) => `${shown} of ${count} shown`,
  more: (count: number) => `Show ${count} more`,
} as const;

/** What an empty list says. */
export const emptyTexts: Record<TestPage, { title: string; text: string }> = {
  'in-progress': { title: 'Nothing in progress', text: 'A request that you begin and do not send is kept here.' },
  requests: { title: 'No open requests', text: 'A request that you send waits here until a center has confirmed a time.' },
  upcoming: { title: 'No upcoming appointments', text: 'A confirmed appointment is shown here, with its place and time.' },
  past: { title: 'No past tests', text: 'Your completed tests are kept here.' },
};
