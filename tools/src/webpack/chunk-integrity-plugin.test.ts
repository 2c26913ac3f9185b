import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../build/compile';
import { baseConfig } from './base';
import { workspaceRoot } from './package-folders';

describe('the chunks of a build', () => {
  let folder: string;
  let output: string;
  beforeEach(() => {
    mkdirSync(join(workspaceRoot, 'tools/.cache'), { recursive: true });
    folder = mkdtempSync(join(workspaceRoot, 'tools/.cache/chunks-'));
    output = join(folder, 'out');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = async (change: object = {}) => {
    writeFileSync(join(folder, 'main.ts'), "void import('./late').then(({ late }) => late());");
    writeFileSync(join(folder, 'late.ts'), 'export const late = () => console.log("late");');
    const base = baseConfig(folder, { mode: 'production', output });
    await compile({ ...base, entry: './main.ts', cache: false, output: { ...base.output, ...change } });
    return readdirSync(output).filter((name) => name.endsWith('.js'));
  };

  it('puts the content hash into the names of chunks, and the entry rejects modified chunks', async () => {
    const names = await build();
    expect(names).toHaveLength(2);
    for (const name of names) {
      const hash = createHash('sha256')
        .update(readFileSync(join(output, name)))
        .digest('base64url');
      expect(name.split('.')[1]).toBe(hash);
    }
    const entry = readFileSync(join(output, names.find((name) => name.startsWith('main')) ?? ''), 'utf8');
    expect(entry).toContain('integrity="sha256-"');
  });

  it('fails the build when a name differs from the content hash', async () => {
    await expect(build({ hashSalt: 'salt' })).rejects.toThrow('is not that of its content');
  });
});
