import { renderHook } from '@testing-library/react';
import { useLive } from './use-live';

const see = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('refreshes every half minute while the page is in sight, and at once when it comes back after longer', () => {
  jest.useFakeTimers();
  const refresh = jest.fn();
  renderHook(() => useLive(refresh));
  jest.advanceTimersByTime(29_999);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  see('hidden');
  jest.advanceTimersByTime(90_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  see('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
  see('hidden');
  see('visible');
  expect(refresh).toHaveBeenCalledTimes(2);
});
