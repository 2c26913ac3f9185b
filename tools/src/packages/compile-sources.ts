import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from '../webpack/package-folders';

/** A package whose sources become JavaScript. */
interface CompiledPackage {
  /** Folder of the workspace. */
  name: string;
  /** Absolute paths of the modules that others import; what these import is compiled, too. */
  entries: string[];
  /** Absolute folder of the output. */
  output: string;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  noEmit: false,
  declaration: true,
  declarationMap: true,
  sourceMap: true,
};

function readOptions(): ts.CompilerOptions {
  const file = join(workspaceRoot, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: { include: string[] } };
  return {
    ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, workspaceRoot).options,
    ...options,
    allowImportingTsExtensions: false,
  };
}

/** Returns the specifier with the file name that it has in the output: './a' becomes './a.js' or './a/index.js'. */
function toFileName(from: string, specifier: string): string {
  if (!specifier.startsWith('.') || /\.(m?js|json|svg|png|woff2)$/.test(specifier)) return specifier;
  const target = join(dirname(from), specifier);
  const isFile = ['.ts', '.tsx', '.d.ts'].some((extension) => existsSync(target + extension));
  return `${specifier}${isFile ? '' : '/index'}.js`;
}

/** Writes the file names into the relative imports of a file, since neither Node nor a browser finds a module without them. */
const withFileNames: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => (file) => {
  if (!ts.isSourceFile(file)) return file;
  const visitSpecifier = (node: ts.Node): ts.Node =>
    ts.isStringLiteral(node) ? context.factory.createStringLiteral(toFileName(file.fileName, node.text), true) : visit(node);
  const visit = (node: ts.Node): ts.Node => {
    const isImport =
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node) ||
      (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && node.literal.text.startsWith('.')) ||
      (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword);
    return ts.visitEachChild(node, isImport ? visitSpecifier : visit, context);
  };
  return ts.visitEachChild(file, visit, context);
};

/** Corrects the source in a source map for the place of the map in the package, `dist/core/a.js.map` beside `src/core/a.ts`. */
function moveMap(text: string, path: string): string {
  const map = JSON.parse(text) as { sources: string[] };
  const sources = map.sources.map((source) =>
    posix.relative(posix.join('dist', posix.dirname(path)), posix.join('src', posix.dirname(path), posix.basename(source))),
  );
  return JSON.stringify({ ...map, sources });
}

/** Compiles packages to modules with types and source maps. Throws with the compiler's messages when the sources have errors. */
export function compileSources(packages: CompiledPackage[]) {
  const assets = join(workspaceRoot, 'tools/tsconfig/assets.d.ts');
  const settings: ts.CompilerOptions = { ...readOptions(), rootDir: workspaceRoot, outDir: join(workspaceRoot, 'dist/packages') };
  const program = ts.createProgram([...packages.flatMap(({ entries }) => entries), assets], settings);
  const write: ts.WriteFileCallback = (file, text) => {
    const [name = '', , ...parts] = relative(settings.outDir ?? '', file).split(sep);
    const output = packages.find((one) => one.name === name)?.output;
    const path = parts.join('/');
    if (output) ts.sys.writeFile(join(output, path), path.endsWith('.map') ? moveMap(text, path) : text);
  };
  // The types of the sources have their own gate; these errors are about types that others could not name.
  const { diagnostics } = program.emit(undefined, write, undefined, false, {
    after: [withFileNames as ts.TransformerFactory<ts.SourceFile>],
    afterDeclarations: [withFileNames],
  });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => workspaceRoot,
        getNewLine: () => '\n',
      }),
    );
}
