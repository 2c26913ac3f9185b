import { control, renderAt } from '@scanharbor/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LocationFilters } from './location-filters';
import { useLocationFilters } from './use-location-filters';

const handle = { access: 'public' as const };

function Page() {
  return <LocationFilters filters={useLocationFilters()} />;
}

/** The filters at /list, and another screen whose code comes when the test says so. */
async function show() {
  let arrive: () => void = () => undefined;
  const other = new Promise<void>((go) => (arrive = go)).then(() => ({ Page: () => <p>Other</p> }));
  const { router } = await renderAt('/list', {
    routes: [
      { path: '/list', handle, page: () => Promise.resolve({ Page }) },
      { path: '/other', handle, page: () => other },
    ],
  });
  await screen.findByLabelText('State');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'Date'] });
  return { router, arrive };
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('State'), { target: { value: text } });

beforeEach(() => control('reset'));
afterEach(() => jest.useRealTimers());

describe('filters of the locations', () => {
  it('write the URL half a second after the last change, and only when it says something else [IC-147]', async () => {
    const { router } = await show();
    const went = jest.fn();
    router.subscribe(went);
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(went).not.toHaveBeenCalled();
    type('il');
    await act(() => jest.advanceTimersByTimeAsync(499));
    expect(router.state.location.search).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(router.state.location.search).toBe('?state=il');
  });

  it('do not call off the way to another screen [IC-142, IC-147]', async () => {
    const { router, arrive } = await show();
    type('il');
    act(() => void router.navigate('/other'));
    await act(() => jest.advanceTimersByTimeAsync(500));
    jest.useRealTimers();
    arrive();
    expect(await screen.findByText('Other')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/other'));
  });
});
