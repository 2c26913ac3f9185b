export { StickyBar } from './sticky-bar';
