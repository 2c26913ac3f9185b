export { Count } from './count';
