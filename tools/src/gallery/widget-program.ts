import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Lists the entries of a package with widgets, as paths below its sources: `button`, `clinic/notes`. */
export function listEntryPaths(sources: string): string[] {
  const foldersOf = (path: string) =>
    readdirSync(join(sources, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => (path ? `${path}/${name}` : name));
  return foldersOf('')
    .flatMap((path) => (existsSync(join(sources, path, 'index.ts')) ? [path] : foldersOf(path)))
    .filter((path) => existsSync(join(sources, path, 'index.ts')))
    .sort();
}

/** Returns a function that creates the program of files. Later calls parse and bind only changed files again. */
export function createProgramCache(): (files: string[]) => ts.Program {
  const parsed = new Map<string, { changedMs: number; file: ts.SourceFile | undefined }>();
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) => {
    const changedMs = statSync(name, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const known = parsed.get(name);
    if (known?.changedMs === changedMs) return known.file;
    const file = parse(name, ...rest);
    parsed.set(name, { changedMs, file });
    return file;
  };
  let program: ts.Program | undefined;
  return (files) => (program = ts.createProgram(files, options, host, program));
}
