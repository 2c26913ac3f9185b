export { config as default } from './tools/src/eslint/index.mjs';
