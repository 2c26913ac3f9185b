import tseslint from 'typescript-eslint';
import { config } from './index.mjs';

/** The rules without type information, for sources outside a TypeScript project. */
const untyped = [...config, tseslint.configs.disableTypeChecked];

// ESLint reads a configuration from the default export.
export default untyped;
