import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { answerFields } from './answer-fields';
import { collect } from './collect';
import { contractModule, contractSources, sourceFiles } from './contract-files';
import { callOf, type Endpoint, endpointOfHook, endpointsOf, ownerOf } from './endpoints';
import { isField, type Member, memberOf } from './member';
import { contractPackage, mappedToPlatform } from '../webpack/provided';

/** Each member of the contract that a remote uses, with a file that does, below the remote's folder or the contract's. */
export type Usage = Record<Member, string>;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

const remoteSources = (root: string, remote: string) => sourceFiles(join(root, remote, 'src'));

/** The type checker's view of some remotes and the contract; nothing is checked until it is asked for. */
export function createUsageProgram(root: string, remotes: string[]): ts.Program {
  const files = [...remotes.flatMap((remote) => remoteSources(root, remote)), ...sourceFiles(join(contractSources(root), 'api'))];
  return ts.createProgram([...files, join(root, 'tools/tsconfig/assets.d.ts')], options);
}

/** Names that a file takes, for use at run time, from the modules that the shell brings. */
function taken(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const names = importClause?.namedBindings;
    if ((from !== contractPackage && !mappedToPlatform.has(from)) || importClause?.isTypeOnly || !names || !ts.isNamedImports(names))
      return [];
    return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

/** The slice with all endpoints of a file, `const pxApi = ownedEndpoints(…)`, and its alias `pxApi.endpoints`: naming it uses none of them. */
const isSlice = (node: ts.Node) =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ((ts.isCallExpression(node.initializer) && ownerOf(node.initializer) !== undefined) ||
    (ts.isPropertyAccessExpression(node.initializer) && node.initializer.name.text === 'endpoints'));

/**
 * What a remote uses of the contract, by the type checker: what it takes from the shell, the routes and endpoints it
 * names, the fields it reads of answers, and, through the endpoints' readers, the fields of the API's own answers.
 */
export function contractUsage(root: string, remote: string, program: ts.Program = createUsageProgram(root, [remote])): Usage {
  const checker = program.getTypeChecker();
  const moduleOf = (node: ts.Node) => contractModule(root, node.getSourceFile().fileName) ?? '';
  const apiFiles = program.getSourceFiles().filter((file) => moduleOf(file).startsWith('api/'));
  const endpoints = new Map(apiFiles.flatMap(endpointsOf).map((endpoint) => [endpoint.name, endpoint]));
  const answers = answerFields(root, checker, endpoints.values());
  const usage: Usage = {};
  const note = (member: Member | undefined, { fileName }: ts.SourceFile) => {
    if (member) usage[member] ??= relative(root, fileName).replaceAll(sep, '/');
  };

  const endpointAt = (field: ts.Declaration) => {
    const endpoint = isField(field) ? endpoints.get(field.name.getText()) : undefined;
    return endpoint?.node === field ? endpoint : undefined;
  };

  /** What a part of the contract that runs in the remote calls and reads, however deep: a hook, an endpoint's reader. */
  const read = new Set<ts.Node>();
  function readBy(start: ts.Node, file: ts.SourceFile) {
    if (read.has(start)) return;
    read.add(start);
    collect(root, checker, start, {
      field: (field) => {
        const endpoint = endpointAt(field);
        if (endpoint) noteEndpoint(endpoint, file);
        else if (moduleOf(field).startsWith('wire/') || (moduleOf(field).startsWith('api/') && ts.isPropertySignature(field)))
          note(memberOf(root, field), file);
      },
      name: (declaration) => follow(declaration, file),
    });
  }
  function follow(declaration: ts.Declaration, file: ts.SourceFile) {
    const runs = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration);
    if (ts.isBindingElement(declaration)) noteEndpoint(endpoints.get(endpointOfHook(declaration.name.getText()) ?? ''), file);
    else if (runs && !/^(core|wire)\//.test(moduleOf(declaration)) && !isSlice(declaration)) readBy(declaration, file);
  }
  function noteEndpoint(endpoint: Endpoint | undefined, file: ts.SourceFile) {
    if (!endpoint) return;
    note(`endpoint ${endpoint.owner}.${endpoint.name}`, file);
    const call = callOf(endpoint);
    note(call && `call ${call}`, file);
    readBy(endpoint.node, file);
  }

  for (const name of remoteSources(root, remote)) {
    const file = program.getSourceFile(name);
    if (!file) continue;
    for (const provided of taken(file)) note(`export ${provided}`, file);
    collect(root, checker, file, {
      field: (field) => {
        const endpoint = endpointAt(field);
        if (endpoint) noteEndpoint(endpoint, file);
        else if (answers.has(field) || moduleOf(field).startsWith('core/')) note(memberOf(root, field), file);
      },
      name: (declaration) => follow(declaration, file),
    });
  }
  return Object.fromEntries(Object.entries(usage).sort(([one], [other]) => (one < other ? -1 : 1)));
}
