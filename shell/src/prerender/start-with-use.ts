import { download, savesData } from '../federation/download';
import { nextIdle } from '../federation/when-idle';
import { waitForUse } from './first-use';

/** A script of the shell in the page. */
export interface PageScript {
  src: string;
  integrity: string;
}

/** A visitor who reads without moving anything gets the prices and news further down after this time. */
const longestWaitMs = 10_000;

/** Resolves once the page is parsed; scripts that are added by a script do not wait for that. */
const whenParsed = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  );

const whenLoaded = () =>
  new Promise<unknown>((resolve) => (document.readyState === 'complete' ? resolve(undefined) : addEventListener('load', resolve)));

/** Adds the shell's scripts to the page, which runs them in their order. */
export function addScripts(scripts: readonly PageScript[]) {
  void whenParsed().then(() => {
    for (const { src, integrity } of scripts) {
      const script = document.createElement('script');
      // Of scripts that are added, the first one to arrive would run first.
      script.async = false;
      Object.assign(script, { integrity, src });
      document.head.append(script);
    }
  });
}

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
