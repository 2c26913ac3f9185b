import { act, renderHook } from '@testing-library/react';
import { useSending } from './use-sending';

describe('sending', () => {
  it('runs one job at a time and says when it is done', async () => {
    const { result } = renderHook(useSending);
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

  it('keeps a failure until the next attempt', async () => {
    const { result } = renderHook(useSending);
    await act(async () => expect(await result.current.send(() => Promise.reject('offline'))).toBe(false));
    expect(result.current.failure).toBe('offline');
    await act(async () => expect(await result.current.send(() => Promise.resolve())).toBe(true));
    expect(result.current.failure).toBeNull();
  });
});
