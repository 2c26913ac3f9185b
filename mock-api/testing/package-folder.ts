import { join } from 'node:path';

/** In place of `src/package-folder.ts` in tests: Jest cannot run code with `import.meta`. */
export const packageFolder = join(__dirname, '..');
