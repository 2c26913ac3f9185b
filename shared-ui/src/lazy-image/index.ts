export { LazyImage } from './lazy-image';
export type { LazyImageProps } from './lazy-image';
