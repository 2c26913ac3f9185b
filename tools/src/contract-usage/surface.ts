import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { contractModule, contractSources, sourceFiles } from './contract-files';
import { callName, endpointsOf, stripParamNames } from './endpoints';
import { isField, type Member, memberOf } from './member';

/** Modules that the shell provides. A remote requests their exports at run time. */
const providedModules = ['index', 'platform'];

function exportsOf(file: ts.SourceFile): Member[] {
  return file.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : []))
    .map(({ name }) => `export ${name.text}`);
}

function membersOf(root: string, file: ts.SourceFile): Member[] {
  const module = contractModule(root, file.fileName) ?? '';
  const found: Member[] = endpointsOf(file).map(({ owner, name }) => `endpoint ${owner}.${name}`);
  if (providedModules.includes(module)) found.push(...exportsOf(file));
  const visit = (node: ts.Node) => {
    if (isField(node)) {
      const member = memberOf(root, node);
      if (member) found.push(member);
      // The keys of a wire table are the calls of the API.
      if (module.startsWith('wire/') && ts.isStringLiteral(node.name) && callName.test(node.name.text))
        found.push(`call ${stripParamNames(node.name.text)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Lists every member that the contract of a workspace offers, sorted. Reads the sources only and resolves no types. */
export function contractSurface(root: string): Member[] {
  const files = sourceFiles(contractSources(root)).map((name) =>
    ts.createSourceFile(
      name,
      readFileSync(name, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
      name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return [...new Set(files.flatMap((file) => membersOf(root, file)))].sort();
}
