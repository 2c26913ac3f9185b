export { Banner } from './banner';
export type { BannerProps } from './banner';
export { useGoneAfter } from './use-gone-after';
