export { translateWidgets } from './translate-widgets';
