export { useFreePlace } from './free-place';
