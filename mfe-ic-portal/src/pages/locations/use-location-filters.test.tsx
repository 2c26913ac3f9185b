import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LocationFilters } from './location-filters';
import { useLocationFilters } from './use-location-filters';

const handle = { access: 'public' as const };

function Page() {
  return <LocationFilters filters={useLocationFilters()} />;
}

/** Renders the filters at /list. `loadOther` completes the loading of the screen at /other. */
async function renderFilters() {
  let loadOther: () => void = () => undefined;
  const other = new Promise<void>((resolve) => (loadOther = resolve)).then(() => ({ Page: () => <p>Other</p> }));
  const { router } = await renderAt('/list', {
    routes: [
      { path: '/list', handle, page: () => Promise.resolve({ Page }) },
      { path: '/other', handle, page: () => other },
    ],
  });
  await screen.findByLabelText('State');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'] });
  return { router, loadOther };
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('State'), { target: { value: text } });

beforeEach(() => control('reset'));
afterEach(() => jest.useRealTimers());

describe('location filters', () => {
  it('update the URL half a second after the last change, and only when it differs [IC-147]', async () => {
    const { router } = await renderFilters();
    const onNavigate = jest.fn();
    router.subscribe(onNavigate);
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(onNavigate).not.toHaveBeenCalled();
    type('il');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(router.state.location.search).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(router.state.location.search).toBe('?state=il');
  });

  it('do not interrupt a navigation to another screen [IC-142, IC-147]', async () => {
    const { router, loadOther } = await renderFilters();
    type('il');
    act(() => void router.navigate('/other'));
    await act(() => jest.advanceTimersByTimeAsync(500));
    jest.useRealTimers();
    loadOther();
    expect(await screen.findByText('Other')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/other'));
  });
});
