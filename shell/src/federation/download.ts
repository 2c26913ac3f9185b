/** Whether the visitor asked the browser to load as little as possible. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Downloads a script into the browser's cache with the lowest priority; it does not run. A failure is silent: the script is loaded again
 * when it is needed.
 */
export function download(href: string) {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    // Safari. A preload would make it warn that the file is not used soon.
    void fetch(href).then(
      (response) => response.blob(),
      () => undefined,
    );
    return;
  }
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = href;
  if (new URL(href, location.href).origin !== location.origin) link.crossOrigin = 'anonymous';
  document.head.append(link);
}
