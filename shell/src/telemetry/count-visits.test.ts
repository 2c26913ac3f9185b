import { createVisitCounter } from './count-visits';

const page = { remote: 'mfe-marketing', version: '1.0.0', owner: 'marketing' };
const minuteMs = 60_000;

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setVisibility('visible');
});

it('reports each used version once, five minutes after its first use', () => {
  const report = jest.fn();
  const visits = createVisitCounter(report);
  visits.add(page);
  visits.add(page);
  jest.advanceTimersByTime(4 * minuteMs);
  visits.fail(page);
  visits.add({ ...page, version: '1.1.0' });
  expect(report).not.toHaveBeenCalled();
  jest.advanceTimersByTime(minuteMs);
  expect(report.mock.calls).toEqual([[{ ...page, failed: true }]]);
  jest.advanceTimersByTime(60 * minuteMs);
  expect(report.mock.calls[1]).toEqual([{ ...page, version: '1.1.0', failed: false }]);
  expect(report).toHaveBeenCalledTimes(2);
});

it('reports when the page is hidden, and counts a later failure no more', () => {
  const report = jest.fn();
  const visits = createVisitCounter(report);
  visits.add(page);
  setVisibility('hidden');
  visits.fail(page);
  jest.advanceTimersByTime(10 * minuteMs);
  expect(report.mock.calls).toEqual([[{ ...page, failed: false }]]);
});
