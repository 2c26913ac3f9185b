export { Menu } from './menu';
export type { MenuAction, MenuProps } from './menu';
