export { Banner, type BannerProps } from './banner';
export { useGoneAfter } from './use-gone-after';
