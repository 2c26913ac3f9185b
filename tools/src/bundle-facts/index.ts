export { bundleFacts } from './vite-plugin';
export { BundleFactsPlugin } from './webpack-plugin';
export { type FactsOptions } from './write-facts';
