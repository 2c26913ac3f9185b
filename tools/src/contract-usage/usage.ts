import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { collectResponseFields } from './response-fields';
import { collectReferences } from './collect-references';
import { contractModule, contractSources, sourceFiles } from './contract-files';
import { type Endpoint, endpointsOf, listCalls, ownerOf } from './endpoints';
import { endpointOfHook } from './hook-names';
import { isField, type Member, memberOf } from './member';
import { isOwnRepository, packageFolder } from '../webpack/package-folders';
import { contractPackage, mappedToPlatform } from '../webpack/shared-packages';

/** Each contract member that a remote uses, with one file that uses it, relative to the root of the workspace. */
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

const remoteSources = (root: string, remote: string) => sourceFiles(join(isOwnRepository ? root : join(root, remote), 'src'));

/** An installed contract exports JavaScript; its endpoints are read from the sources beside it. */
function contractPaths(root: string): ts.CompilerOptions {
  const sources = contractSources(root);
  return {
    paths: {
      [contractPackage]: [join(sources, 'index.ts')],
      [`${contractPackage}/*`]: [join(sources, '*.ts'), join(sources, '*/index.ts')],
    },
  };
}

/** Creates the TypeScript program of some remotes and the contract. It checks types on demand. */
export function createUsageProgram(root: string, remotes: string[]): ts.Program {
  const files = [...remotes.flatMap((remote) => remoteSources(root, remote)), ...sourceFiles(join(contractSources(root), 'api'))];
  const assets = join(isOwnRepository ? packageFolder('tools') : join(root, 'tools'), 'tsconfig/assets.d.ts');
  return ts.createProgram([...files, assets], { ...options, ...(isOwnRepository ? contractPaths(root) : {}) });
}

/** Lists the names that a file imports from the provided modules for use at run time. */
function listRuntimeImports(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ moduleSpecifier, importClause }) => {
    const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const names = importClause?.namedBindings;
    if (
      (from !== contractPackage && !mappedToPlatform.has(from)) ||
      importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      !names ||
      !ts.isNamedImports(names)
    )
      return [];
    return names.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
  });
}

/**
 * Matches the slice with all endpoints of a file, `const pxApi = ownedEndpoints(…)`, and its alias `pxApi.endpoints`.
 * Neither uses an endpoint.
 */
const isSlice = (node: ts.Node) =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ((ts.isCallExpression(node.initializer) && ownerOf(node.initializer) !== undefined) ||
    (ts.isPropertyAccessExpression(node.initializer) && node.initializer.name.text === 'endpoints'));

/**
 * Collects the contract members that a remote uses, by the type checker: its imports from the shell, the routes and
 * endpoints that it names, the fields that it reads from results, and, through the endpoints' readers, the fields of
 * the API's responses.
 */
export function contractUsage(root: string, remote: string, program: ts.Program = createUsageProgram(root, [remote])): Usage {
  const checker = program.getTypeChecker();
  const moduleOf = (node: ts.Node) => contractModule(root, node.getSourceFile().fileName) ?? '';
  const apiFiles = program.getSourceFiles().filter((file) => moduleOf(file).startsWith('api/'));
  const endpoints = new Map(apiFiles.flatMap(endpointsOf).map((endpoint) => [endpoint.name, endpoint]));
  const responseFields = collectResponseFields(root, checker, endpoints.values());
  const usage: Usage = {};
  const record = (member: Member | undefined, { fileName }: ts.SourceFile) => {
    if (member) usage[member] ??= relative(root, fileName).replaceAll(sep, '/');
  };

  const endpointAt = (field: ts.Declaration) => {
    const endpoint = isField(field) ? endpoints.get(field.name.getText()) : undefined;
    return endpoint?.node === field ? endpoint : undefined;
  };

  /** Contract code that runs in the remote, such as a hook or an endpoint's reader. The walk follows its calls and reads to any depth. */
  const visited = new Set<ts.Node>();
  function visitContractCode(start: ts.Node, file: ts.SourceFile) {
    if (visited.has(start)) return;
    visited.add(start);
    collectReferences(root, checker, start, {
      field: (field) => {
        const endpoint = endpointAt(field);
        if (endpoint) recordEndpoint(endpoint, file);
        else if (moduleOf(field).startsWith('wire/') || (moduleOf(field).startsWith('api/') && ts.isPropertySignature(field)))
          record(memberOf(root, field), file);
      },
      name: (declaration) => follow(declaration, file),
    });
  }
  function follow(declaration: ts.Declaration, file: ts.SourceFile) {
    const runs = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration);
    if (ts.isBindingElement(declaration)) recordEndpoint(endpoints.get(endpointOfHook(declaration.name.getText()) ?? ''), file);
    else if (runs && !/^(core|wire)\//.test(moduleOf(declaration)) && !isSlice(declaration)) visitContractCode(declaration, file);
  }
  function recordEndpoint(endpoint: Endpoint | undefined, file: ts.SourceFile) {
    if (!endpoint) return;
    record(`endpoint ${endpoint.owner}.${endpoint.name}`, file);
    for (const call of listCalls(endpoint)) record(`call ${call}`, file);
    visitContractCode(endpoint.node, file);
  }

  for (const name of remoteSources(root, remote)) {
    const file = program.getSourceFile(name);
    if (!file) continue;
    for (const provided of listRuntimeImports(file)) record(`export ${provided}`, file);
    collectReferences(root, checker, file, {
      field: (field) => {
        const endpoint = endpointAt(field);
        if (endpoint) recordEndpoint(endpoint, file);
        else if (responseFields.has(field) || moduleOf(field).startsWith('core/')) record(memberOf(root, field), file);
      },
      name: (declaration) => follow(declaration, file),
    });
  }
  return Object.fromEntries(Object.entries(usage).sort(([a], [b]) => (a < b ? -1 : 1)));
}
