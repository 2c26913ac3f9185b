import { act, renderHook } from '@testing-library/react';
import { useSingleFlight } from './use-single-flight';

describe('useSingleFlight', () => {
  it('runs one job at a time and reports its end', async () => {
    const { result } = renderHook(useSingleFlight);
    let finish = (): void => undefined;
    const job = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    let first: Promise<boolean> = Promise.resolve(false);
    act(() => {
      first = result.current.send(job);
    });
    expect(result.current.sending).toBe(true);
    await act(async () => expect(await result.current.send(job)).toBe(false));
    await act(async () => {
      finish();
      expect(await first).toBe(true);
    });
    expect(job).toHaveBeenCalledTimes(1);
    expect(result.current.sending).toBe(false);
  });

  it('stores a failure until the next attempt', async () => {
    const { result } = renderHook(useSingleFlight);
    await act(async () => expect(await result.current.send(() => Promise.reject('offline'))).toBe(false));
    expect(result.current.failure).toBe('offline');
    await act(async () => expect(await result.current.send(() => Promise.resolve())).toBe(true));
    expect(result.current.failure).toBeNull();
  });
});
