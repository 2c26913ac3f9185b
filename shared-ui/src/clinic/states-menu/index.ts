export { StatesMenu } from './states-menu';
