import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../build/compile';
import { baseConfig } from './base';
import { root } from './package-folders';
import { PlatformPlugin } from './platform-plugin';

describe('the platform module', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync(join(root, 'tools/.cache'), { recursive: true });
    folder = mkdtempSync(join(root, 'tools/.cache/platform-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = (source: string) => {
    writeFileSync(join(folder, 'main.ts'), source);
    const base = baseConfig(folder, { mode: 'development', output: join(folder, 'out') });
    return compile({ ...base, entry: './main.ts', cache: false, plugins: [new PlatformPlugin()] });
  };

  it('takes the place of the natural imports', async () => {
    await expect(build("import { matchPath } from 'react-router-dom'; console.log(matchPath);")).resolves.toBeUndefined();
  });

  it('fails the build for a name that it lacks, and names the file to extend', async () => {
    await expect(build("import { useFetcher } from 'react-router-dom'; console.log(useFetcher);")).rejects.toThrow(
      "'useFetcher' of 'react-router-dom' is not in shared-contracts/src/platform.ts",
    );
  });

  it('says the same of a name that is only handed on', async () => {
    await expect(build("export { createEntityAdapter } from '@reduxjs/toolkit';")).rejects.toThrow('createEntityAdapter');
  });
});
