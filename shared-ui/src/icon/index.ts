export { LineIcon } from './line-icon';
