import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { isComponent, readComponent, readText } from './component-docs';
import { readGallery } from './read-gallery';
import { collectTypes } from './type-declarations';
import { createProgramCache, listEntryPaths } from './widget-program';
import { type ExportDoc, type WidgetDoc } from './widget-docs';

/** Group of the entries without components. */
const codeGroup = 'Hooks and functions';

const toTitle = (path: string) => {
  const words = path.replace(/[-/]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function readExport(checker: ts.TypeChecker, symbol: ts.Symbol): ExportDoc {
  const text = readText(checker, symbol);
  const declaration = symbol.declarations?.[0];
  if (!(symbol.flags & ts.SymbolFlags.Value))
    return { name: symbol.name, signature: declaration?.getText().replace(/^export /, '') ?? '', text };
  const type = checker.getTypeOfSymbol(symbol);
  const [call] = type.getCallSignatures();
  const signature = call ? checker.signatureToString(call) : `: ${checker.typeToString(type)}`;
  return { name: symbol.name, signature: `${symbol.name}${signature}`, text };
}

/** Exports of the entries: by path, the names and what they stand for. */
function readExports(checker: ts.TypeChecker, file: ts.SourceFile | undefined): ts.Symbol[] {
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
}

/**
 * Returns a function that documents every entry of a package with widgets: components with their props, other exports, and the examples of
 * `<entry>/*.gallery.tsx` with their source. The types and docstrings of the sources are the only input. Calls after the first read only
 * what changed.
 */
export function createWidgetReader(packageName: string, sources: string): () => WidgetDoc[] {
  const createProgram = createProgramCache();
  return () => {
    const paths = listEntryPaths(sources);
    const indexOf = (path: string) => join(sources, path, 'index.ts');
    const program = createProgram(paths.map(indexOf));
    const checker = program.getTypeChecker();
    const symbols = new Map(paths.map((path) => [path, readExports(checker, program.getSourceFile(indexOf(path)))]));
    const findEntry = (folder: string, name: string) =>
      symbols.get(folder)?.some((symbol) => symbol.name === name) ? `${packageName}/${folder}` : undefined;
    return paths.map((path) => {
      const exported = symbols.get(path) ?? [];
      const widgets = exported.filter((symbol) => isComponent(checker, symbol));
      const read = widgets.map((symbol) => readComponent(checker, symbol));
      const file = join(sources, path, `${basename(path)}.gallery.tsx`);
      const gallery = existsSync(file) ? readGallery(file, readFileSync(file, 'utf8'), { sources, findEntry }) : undefined;
      return {
        path,
        title: gallery?.title ?? toTitle(path),
        group: gallery?.group ?? codeGroup,
        importPath: `${packageName}/${path}`,
        density: gallery?.density ?? 'patient',
        components: read.map(({ doc }) => doc),
        exports: exported.filter((symbol) => !widgets.includes(symbol)).map((symbol) => readExport(checker, symbol)),
        types: collectTypes(
          checker,
          read.flatMap(({ declarations }) => declarations),
        ),
        examples: (gallery?.examples ?? []).map((example, index) => ({
          ...example,
          components: widgets.map(({ name }) => name).filter((name) => gallery?.names[index]?.has(name)),
        })),
      };
    });
  };
}
