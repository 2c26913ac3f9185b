/** Exports of this remote for its prerendered public pages. */
export { prerenderedPaths } from './content/prerendered-paths';
export { routes } from './routes';
