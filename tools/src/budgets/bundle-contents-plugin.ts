import { readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type webpack from 'webpack';
import { sourcePackage } from '../webpack/package-folders';
import { type Contents, contentsFile } from './bundle-contents';

interface Packed {
  resource?: string;
  /** Modules that webpack concatenated into this one. */
  modules?: Packed[];
  size(): number;
}

const parts = (module: Packed): Packed[] => (module.modules ? [...module.modules].flatMap(parts) : [module]);

/** Returns the package of a source: 'name@version' for an npm package, the folder name for a workspace package. */
export function packageOf(resource: string): string | undefined {
  const source = sourcePackage(resource);
  if (source !== undefined) return source;
  const path = resource.replaceAll(sep, '/');
  const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*))\//.exec(path) ?? [];
  if (!folder || !name) return undefined;
  return `${name}@${(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version}`;
}

/** Returns the packages in each script of a build, in bytes of their sources. */
export function readContents(compilation: webpack.Compilation): Contents {
  const contents: Contents = {};
  const names = new Map<string, string | undefined>();
  for (const chunk of compilation.chunks) {
    const packages: Record<string, number> = {};
    for (const module of compilation.chunkGraph.getChunkModules(chunk) as Packed[]) {
      for (const { resource, size } of parts(module).map((part) => ({ resource: part.resource, size: part.size() }))) {
        if (resource === undefined) continue;
        if (!names.has(resource)) names.set(resource, packageOf(resource));
        const name = names.get(resource);
        if (name) packages[name] = (packages[name] ?? 0) + size;
      }
    }
    for (const file of chunk.files) if (file.endsWith('.js')) contents[file] = packages;
  }
  return contents;
}

/** Writes `contents.json`: the packages in each script of a build. */
export class ContentsPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.afterEmit.tap('ContentsPlugin', (compilation) => {
      writeFileSync(join(compilation.outputOptions.path, contentsFile), JSON.stringify(readContents(compilation), null, 1));
    });
  }
}
