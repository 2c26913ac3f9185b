import { keepEntryState } from './entry-state';

/** Loads the page anew: the browser reports the kind of visit, and has kept or lost the state of the entry. */
function load(type: NavigationTimingType, { url, state }: { url: string; state: unknown }) {
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  history.replaceState(state, '', url);
  return keepEntryState();
}

function leave(stop: () => void) {
  window.dispatchEvent(new Event('pagehide'));
  stop();
}

const sent = { idx: 3, key: 'k', usr: { flow: 'check' } };

describe('the state of the history entry', () => {
  beforeEach(() => {
    sessionStorage.clear();
    const stop = load('navigate', { url: '/request-scan', state: null });
    history.pushState(sent, '', '/request-scan?step=4');
    leave(stop);
  });

  it('is put back on a reload that lost it', () => {
    const stop = load('reload', { url: '/request-scan?step=4', state: null });
    expect(history.state).toEqual(sent);
    leave(stop);
    load('reload', { url: '/request-scan?step=4', state: null })();
    expect(history.state).toEqual(sent);
  });

  it('stays as the browser kept it', () => {
    load('reload', { url: '/request-scan?step=4', state: { idx: 4 } })();
    expect(history.state).toEqual({ idx: 4 });
  });

  it.each<[string, NavigationTimingType, string]>([
    ['an entered address', 'navigate', '/request-scan?step=4'],
    ['the entry before', 'back_forward', '/request-scan?step=4'],
    ['another address', 'reload', '/request-scan'],
  ])('is not given to %s', (_case, type, url) => {
    load(type, { url, state: null })();
    expect(history.state).toBeNull();
  });

  it('is put back once', () => {
    load('navigate', { url: '/about', state: null })();
    load('reload', { url: '/request-scan?step=4', state: null })();
    expect(history.state).toBeNull();
  });
});
