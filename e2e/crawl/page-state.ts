/** What the page shows after a press. */
export interface PageState {
  url: string;
  title: string;
  heading: string;
  /** False for a file, such as a text, which has neither title nor headings. */
  isDocument: boolean;
  hasDialog: boolean;
  isFocusLost: boolean;
  /** Whether the press changed the page, the values of fields, the focus or the scroll position, or started a download, print or upload. */
  isChanged: boolean;
}

interface Watched {
  crawl?: { changes: number };
}

/** Counts what changes on the page from now on. The page forgets it when it is loaded anew. */
export const watchChanges = () =>
  browser.execute(() => {
    const watch = { changes: 0 };
    Object.assign(window, { crawl: watch });
    const count = () => void (watch.changes += 1);
    const isFeedback = ({ attributeName }: MutationRecord) =>
      /^data-(crawl|pressed|hovered|focused|focus-visible|focus-within)$/.test(attributeName ?? '');
    // A page that starts with the first use loads scripts then, whatever is pressed.
    const isLoading = ({ target }: MutationRecord) => target === document.head;
    new MutationObserver((records) => {
      if (!records.every((record) => isFeedback(record) || isLoading(record))) count();
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    for (const event of ['change', 'input', 'toggle', 'scroll', 'popstate']) document.addEventListener(event, count, true);
    document.addEventListener('click', ({ target }) => target instanceof HTMLInputElement && target.type === 'file' && count(), true);
    for (const [owner, method] of [
      [window, 'open'],
      [window, 'print'],
      [URL, 'createObjectURL'],
    ] as const) {
      const original = (owner as unknown as Record<string, (...args: unknown[]) => unknown>)[method];
      const replacement = (...args: unknown[]) => {
        count();
        return method === 'createObjectURL' ? original?.apply(owner, args) : null;
      };
      Object.assign(owner, { [method]: replacement });
    }
  });

export const readPageState = (): Promise<PageState> =>
  browser.execute(() => {
    const { crawl } = window as unknown as Watched;
    const focused = document.activeElement;
    const isFocusLost = !focused || focused === document.body;
    return {
      url: location.href,
      title: document.title,
      heading: document.querySelector('h1')?.textContent.trim() ?? '',
      isDocument: document.contentType === 'text/html',
      hasDialog: document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') !== null,
      isFocusLost,
      isChanged: !crawl || crawl.changes > 0 || !(isFocusLost || focused.matches('[data-crawl], [data-crawl] *')),
    };
  });

/** Waits until the screen is loaded and has not changed for a moment. Gives up after some seconds: a screen may never rest. */
export async function waitUntilQuiet() {
  const wait = () =>
    browser.execute(async () => {
      const quietMs = 150;
      const maxMs = 6000;
      const started = performance.now();
      let changed = started;
      const observer = new MutationObserver(() => (changed = performance.now()));
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      const isLoaded = () =>
        document.readyState === 'complete' &&
        (!document.getElementById('root') || document.querySelector('[data-from] h1')) &&
        !document.querySelector('[aria-busy=true]') &&
        // A spinner says what it waits for: “Finding the price…”.
        ![...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.endsWith('…'));
      while (performance.now() - started < maxMs && !(isLoaded() && performance.now() - changed > quietMs))
        await new Promise((resolve) => setTimeout(resolve, 30));
      observer.disconnect();
    });
  // The script ends with the page when a press loads another one.
  await wait().catch(() => wait());
}
