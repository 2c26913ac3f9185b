/** What the page does once it is quiet, in one chunk: it loads the code of links, and learns of new releases. */
export { prefetchLinks } from './federation/prefetch';
export { isOutdated } from './releases/is-outdated';
export { reloadOnRelease } from './releases/reload-on-release';
