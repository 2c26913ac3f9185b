import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { waitFor } from '@testing-library/react';
import { reportOnSubscribe } from './report-on-subscribe';

/** Takes longer to render than one slice of a transition. */
function SlowPart({ onRender }: { onRender: () => void }) {
  const end = performance.now() + 10;
  while (performance.now() < end);
  onRender();
  return null;
}

describe('a navigation while the first page renders', () => {
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // With it, React would render without a pause.
  beforeEach(() => (global.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => (global.IS_REACT_ACT_ENVIRONMENT = true));

  it('is shown after it', async () => {
    let isStarted = false;
    const leaveWhileRendering = () => {
      if (isStarted) return;
      isStarted = true;
      void router.navigate('/next');
    };
    const slowPage = Array.from({ length: 20 }, (_, index) => <SlowPart key={index} onRender={leaveWhileRendering} />);
    const router = createMemoryRouter([
      { path: '/', element: slowPage },
      { path: '/next', element: <h1>Next</h1> },
    ]);
    // As parts of the shell do.
    router.subscribe(() => undefined);
    const root = document.body.appendChild(document.createElement('div'));
    startTransition(() => createRoot(root).render(<RouterProvider router={reportOnSubscribe(router)} />));
    await waitFor(() => expect(root).toHaveTextContent('Next'));
  });

  it('that failed reports its error', async () => {
    const onError = jest.fn();
    const error = new Error('No such page');
    const router = createMemoryRouter([{ path: '/', loader: () => Promise.reject(error), element: null, errorElement: <p>Error</p> }]);
    await waitFor(() => expect(router.state.errors).not.toBeNull());
    const stop = reportOnSubscribe(router).subscribe((_state, { newErrors }) => onError(Object.values(newErrors ?? {})));
    expect(onError).toHaveBeenCalledWith([error]);
    stop();
  });
});
