import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { contractModule, contractSources, sourceFiles } from './contract-files';
import { endpointsOf, unnamed } from './endpoints';
import { isField, type Member, memberOf } from './member';

/** Modules that the shell brings: what they export must be there when a remote asks for it. */
const providedModules = ['index', 'platform'];

const methods = /^(GET|POST|PUT|PATCH|DELETE) /;

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
      // The keys of a wire table are the calls that the API answers.
      if (module.startsWith('wire/') && ts.isStringLiteral(node.name) && methods.test(node.name.text))
        found.push(`call ${unnamed(node.name.text)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every member that the contract of a workspace offers, sorted. Reads sources only; no type is resolved. */
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
