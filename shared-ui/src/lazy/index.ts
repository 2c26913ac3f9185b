export { lazyDialog } from './lazy-dialog';
export { afterPaint, createLazyModule, useLazyModule } from './lazy-module';
export { lazySection } from './lazy-section';
