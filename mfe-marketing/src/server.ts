/** What a release needs of this remote to draw its public pages without a browser. */
export { addresses } from './content/addresses';
export { routes } from './routes';
