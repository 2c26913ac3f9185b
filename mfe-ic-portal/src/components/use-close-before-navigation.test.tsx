import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { useCloseBeforeNavigation } from './use-close-before-navigation';

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={['/?id=7']}>{children}</MemoryRouter>;

/** Renders the hook on a router. `clearUrl` only counts, as if its navigation were still pending. */
function open() {
  const clearUrl = jest.fn();
  const { result } = renderHook(
    () => {
      const [params] = useSearchParams();
      const id = Number(params.get('id')) || undefined;
      return { ...useCloseBeforeNavigation(id, clearUrl), navigate: useNavigate() };
    },
    { wrapper },
  );
  return { result, clearUrl };
}

describe('a dialog that the URL opens', () => {
  it('is closed while its URL is still there, which is then cleared', () => {
    const { result, clearUrl } = open();
    expect(result.current.open).toBe(7);
    act(() => result.current.close());
    expect(result.current.open).toBeUndefined();
    expect(clearUrl).toHaveBeenCalledTimes(1);
  });

  it('opens again by a link to the same URL, also when the first URL was never cleared', async () => {
    const { result } = open();
    act(() => result.current.close());
    await act(async () => result.current.navigate('/?id=7'));
    expect(result.current.open).toBe(7);
  });
});
