import { type TestPage } from './test-pages';

/** Texts of the tests lists. */
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

/** Texts of empty lists. */
export const emptyTexts: Record<TestPage, { title: string; text: string }> = {
  'in-progress': { title: 'Nothing in progress', text: 'Requests you started but have not sent appear here.' },
  requests: { title: 'No open requests', text: 'Requests you sent appear here until a center confirms a time.' },
  upcoming: { title: 'No upcoming appointments', text: 'A confirmed appointment is shown here, with its place and time.' },
  past: { title: 'No past tests', text: 'Your completed tests appear here.' },
};
