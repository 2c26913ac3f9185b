export { lazyDialog } from './lazy-dialog';
export { createLazyModule, useLazyModule } from './lazy-module';
export { lazySection } from './lazy-section';
