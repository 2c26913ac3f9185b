import { remoteRules } from './boundaries.mjs';
import { createConfig } from './index.mjs';

/** Returns the ESLint configuration of a remote in its own repository, for its folder: the rules of a remote of the workspace. */
export const eslintConfig = (folder) => [...createConfig(folder, ['tsconfig.json']), ...remoteRules('src')];
