import { showStartFailure } from './start-failure';

/** A script of the shell in the page. */
export interface PageScript {
  src: string;
  integrity: string;
}

/** After this time without the script, a visitor should not have to guess whether the page is still loading. */
const longestLoadMs = 20_000;

/** A dropped connection or a server that restarts is often back after this time. */
const retryDelayMs = 1_000;

function addScript({ src, integrity }: PageScript, retries: number) {
  const script = document.createElement('script');
  // Of scripts that are added, the first one to arrive would run first.
  script.async = false;
  Object.assign(script, { integrity, src });
  watchScript(script, retries);
  document.head.append(script);
}

/**
 * Adds a script that did not load once more by itself, and then whenever the visitor tries again. A script that does not arrive cannot
 * be replaced, since both might run; there, trying again reloads the page.
 */
function watchScript(script: HTMLScriptElement, retries = 1) {
  const timer = setTimeout(showStartFailure, longestLoadMs);
  script.onload = () => clearTimeout(timer);
  script.onerror = () => {
    clearTimeout(timer);
    const retry = () => addScript(script, 0);
    if (retries > 0) setTimeout(retry, retryDelayMs);
    else showStartFailure(retry);
  };
}

/** Watches the shell's scripts of a page that is not prerendered. */
export function watchScripts() {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[defer]')) watchScript(script);
}

/** Resolves once the page is parsed; scripts that are added by a script do not wait for that. */
export const whenParsed = () =>
  new Promise<unknown>((resolve) =>
    document.readyState === 'loading' ? document.addEventListener('DOMContentLoaded', resolve) : resolve(undefined),
  );

/** Adds the shell's scripts to the page, which runs them in their order. */
export function addScripts(scripts: readonly PageScript[]) {
  void whenParsed().then(() => {
    for (const script of scripts) addScript(script, 1);
  });
}
