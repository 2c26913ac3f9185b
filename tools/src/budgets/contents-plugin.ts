import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type webpack from 'webpack';
import { isOurs, root } from '../webpack/package-folders';
import { type Contents, contentsFile } from './contents';

interface Packed {
  resource?: string;
  /** Parts of a module that webpack joined from several. */
  modules?: Packed[];
  size(): number;
}

const parts = (module: Packed): Packed[] => (module.modules ? [...module.modules].flatMap(parts) : [module]);

/** Package of a source: 'name@version' of what npm brought, the folder's name of what is ours. */
function packageOf(resource: string): string | undefined {
  const path = resource.replaceAll(sep, '/');
  const [, folder, name] = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/.][^/]*))\//.exec(path) ?? [];
  if (folder && name) return `${name}@${(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version}`;
  return isOurs(resource) ? relative(root, resource).split(sep)[0] : undefined;
}

/** Notes in `contents.json` which packages each script of a build is made of, in bytes of their sources. */
export class ContentsPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.afterEmit.tap('ContentsPlugin', (compilation) => {
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
      writeFileSync(join(compilation.outputOptions.path ?? '', contentsFile), JSON.stringify(contents, null, 1));
    });
  }
}
