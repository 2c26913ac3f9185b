export { Menu, MenuActions } from './menu';
