import { dirname, relative, sep } from 'node:path';
import { type Contents } from '../budgets/bundle-contents';
import { packageOf } from '../budgets/bundle-contents-plugin';
import { type FactsOptions, writeFacts } from './write-facts';

/** The parts of Rollup's types that the plugin reads. */
interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  modules: Record<string, { renderedLength: number }>;
}
type OutputBundle = Record<string, Chunk | { type: 'asset' }>;

function readContents(chunks: Chunk[]): Contents {
  return Object.fromEntries(
    chunks.map(({ fileName, modules }) => {
      const packages: Record<string, number> = {};
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const name = packageOf(id.replace(/\?.*$/, ''));
        if (name !== undefined) packages[name] = (packages[name] ?? 0) + renderedLength;
      }
      return [fileName, packages];
    }),
  );
}

/** Returns a chunk and all that it imports. */
function withImports(start: Chunk, byName: Map<string, Chunk>): string[] {
  const found = new Set<string>();
  const visit = ({ fileName, imports }: Chunk) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) visit(imported);
    }
  };
  visit(start);
  return [...found];
}

/** Checks whether a module is what a route table imports: `./pages/blog` is `src/pages/blog.tsx` or `src/pages/blog/index.tsx`. */
function isRequested(moduleId: string | null, request: string): boolean {
  if (moduleId === null) return false;
  const path = relative(process.cwd(), moduleId.replace(/\?.*$/, '')).replaceAll(sep, '/');
  const wanted = `src/${request.replace(/^\.\//, '')}`;
  return [path, path.replace(/\.[cm]?[jt]sx?$/, ''), dirname(path)].includes(wanted.replace(/\.js$/, ''));
}

/**
 * Plugin of Vite: describes the built container for `scanharbor publish --from`, in files beside its scripts. The entry of the container is
 * `remoteEntry.js`. The build fails when the declaration or the routes of the remote cannot be read.
 */
export function bundleFacts(options: FactsOptions = {}) {
  return {
    name: 'scanharbor:bundle-facts',
    apply: 'build' as const,
    writeBundle: {
      order: 'post' as const,
      sequential: true,
      async handler({ dir = '' }: { dir?: string }, bundle: OutputBundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        await writeFacts(
          {
            output: dir,
            container: 'module',
            contents: readContents(chunks),
            findScripts: (request) => {
              const chunk = chunks.find(({ facadeModuleId }) => isRequested(facadeModuleId, request));
              return chunk && withImports(chunk, byName);
            },
          },
          options,
        );
      },
    },
  };
}
