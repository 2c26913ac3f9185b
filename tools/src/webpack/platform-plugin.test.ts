import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../build/compile';
import { baseConfig } from './base';
import { workspaceRoot } from './package-folders';
import { PlatformPlugin } from './platform-plugin';

describe('the platform module', () => {
  let folder: string;
  beforeEach(() => {
    mkdirSync(join(workspaceRoot, 'tools/.cache'), { recursive: true });
    folder = mkdtempSync(join(workspaceRoot, 'tools/.cache/platform-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = (source: string) => {
    writeFileSync(join(folder, 'main.ts'), source);
    const base = baseConfig(folder, { mode: 'development', output: join(folder, 'out') });
    return compile({ ...base, entry: './main.ts', cache: false, plugins: [new PlatformPlugin()] });
  };

  it('replaces the natural imports', async () => {
    await expect(build("import { matchPath } from 'react-router-dom'; console.log(matchPath);")).resolves.toBeUndefined();
  });

  it('fails the build for a missing name, and names the file to extend', async () => {
    await expect(build("import { useFetcher } from 'react-router-dom'; console.log(useFetcher);")).rejects.toThrow(
      "'useFetcher' of 'react-router-dom' is not in shared-contracts/src/platform.ts",
    );
  });

  it('fails the build for a missing name in a re-export', async () => {
    await expect(build("export { createEntityAdapter } from '@reduxjs/toolkit';")).rejects.toThrow('createEntityAdapter');
  });
});
