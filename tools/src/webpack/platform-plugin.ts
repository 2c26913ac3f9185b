import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import webpack from 'webpack';
import { getPlatformFile, isWorkspacePackage, workspaceRoot } from './package-folders';
import { mappedToPlatform } from './shared-packages';

const platformRequest = '@scanharbor/shared-contracts/platform';

function exportsOf(file: string): Set<string> {
  const lists = [...readFileSync(file, 'utf8').matchAll(/export\s*\{([^}]*)\}/g)];
  return new Set(
    lists.flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    ),
  );
}

interface SpecifierHook {
  tap(name: string, check: (statement: unknown, source: unknown, id: string | null) => void): void;
}
interface Parser {
  hooks: { importSpecifier: SpecifierHook; exportImportSpecifier: SpecifierHook };
  state: { module: { resource?: string; addError(error: Error): void } };
}

/**
 * Redirects the natural imports of the workspace's sources to the shared platform module. Fails the build for a name
 * that the platform does not re-export, and names the file to extend.
 */
export class PlatformPlugin {
  apply(compiler: webpack.Compiler) {
    const platformFile = getPlatformFile();
    const known = exportsOf(platformFile);
    new webpack.NormalModuleReplacementPlugin(/^(react-|@reduxjs|styled-)/, (data) => {
      const issuer = data.contextInfo.issuer;
      if (mappedToPlatform.has(data.request) && issuer !== platformFile && isWorkspacePackage(issuer)) data.request = platformRequest;
    }).apply(compiler);

    compiler.hooks.normalModuleFactory.tap('PlatformPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        factory.hooks.parser.for(type).tap('PlatformPlugin', (found) => {
          const parser = found as unknown as Parser;
          const check = (_statement: unknown, source: unknown, id: string | null) => {
            const { module } = parser.state;
            const file = module.resource ?? '';
            if (!mappedToPlatform.has(String(source)) || !isWorkspacePackage(file) || file === platformFile || id === null || known.has(id))
              return;
            const where = relative(workspaceRoot, platformFile);
            module.addError(new Error(`'${id}' of '${String(source)}' is not in ${where}; add it there to use it`));
          };
          parser.hooks.importSpecifier.tap('PlatformPlugin', check);
          parser.hooks.exportImportSpecifier.tap('PlatformPlugin', check);
        });
      }
    });
  }
}
