import { download, savesData } from '../federation/download';
import { nextIdle } from '../federation/when-idle';
import { waitForUse } from './first-use';
import { whenParsed } from './page-scripts';

/** A visitor who reads without moving anything gets the prices and news further down after this time. */
const longestWaitMs = 10_000;

const whenLoaded = () =>
  new Promise<unknown>((resolve) => (document.readyState === 'complete' ? resolve(undefined) : addEventListener('load', resolve)));

/**
 * Starts the application on a prerendered page once the visitor uses the page: a phone that only shows a page has nothing to run. At
 * once where something in sight is still loading, and after some seconds in any case. Until then its files are downloaded.
 */
export function startWithUse(start: () => void, listFiles: () => string[]) {
  let isStarted = false;
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    loading.disconnect();
    start();
  };
  void waitForUse().then(startOnce);
  const loading = new IntersectionObserver((elements) => {
    if (elements.some(({ isIntersecting }) => isIntersecting)) startOnce();
  });
  void whenParsed().then(() => {
    for (const element of document.querySelectorAll('[data-loading]')) loading.observe(element);
  });
  void whenLoaded().then(async () => {
    setTimeout(startOnce, longestWaitMs);
    if (savesData()) return;
    await nextIdle();
    for (const file of listFiles()) {
      await nextIdle();
      if (isStarted) return;
      download(file);
    }
  });
}
