/** Exports of this remote for its prerendered public pages. */
export { prerenderedPaths } from './content/prerendered-paths';
export { languages, routes } from './routes';
