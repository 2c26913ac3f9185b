export { usStates } from './states';
export { StatesMenu } from './states-menu';
