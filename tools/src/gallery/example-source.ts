import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Returns the path of the entry that exports a name, or undefined for what is internal to the package. */
export type FindEntry = (folder: string, name: string) => string | undefined;

/** Marks an import that a remote cannot have. */
const internal = ' // internal to shared-ui';

/** Returns a node's text with the indentation of its first line removed from the others. */
function dedent(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return [first, ...rest.map((line) => line.slice(indent))].join('\n');
}

/** Text of a statement with its docstring. */
const withComment = (node: ts.Statement, file: ts.SourceFile) =>
  node
    .getFullText(file)
    .replace(/^\s*\n/, '')
    .trim();

const declaredNames = (node: ts.Statement): string[] => {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed = ts.isFunctionDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);
  return isNamed && node.name ? [node.name.text] : [];
};

function identifiersIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (child: ts.Node) => {
    const isMember = ts.isPropertyAccessExpression(child.parent) && child.parent.name === child;
    if (ts.isIdentifier(child) && !isMember) names.add(child.text);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

/** Collects the statements of a file that some nodes need, and every name in them. */
function collectNeeds(file: ts.SourceFile, nodes: ts.Node[]) {
  const names = new Set<string>();
  const statements = new Set<ts.Statement>();
  const visit = (node: ts.Node) => {
    for (const name of identifiersIn(node)) {
      if (names.has(name)) continue;
      names.add(name);
      for (const statement of file.statements) {
        if (statements.has(statement) || !declaredNames(statement).includes(name)) continue;
        statements.add(statement);
        visit(statement);
      }
    }
  };
  nodes.forEach(visit);
  return { names, statements: file.statements.filter((statement) => statements.has(statement)) };
}

/** Returns the imports that need some names. Files of the package become its entries. */
function formatImports(file: ts.SourceFile, names: Set<string>, sources: string, findEntry: FindEntry): string[] {
  const imports = new Map<string, string[]>();
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const folder = from.startsWith('.') ? relative(sources, dirname(join(dirname(file.fileName), from))) : undefined;
    for (const binding of bindings.elements.filter(({ name }) => names.has(name.text))) {
      const target = (folder === undefined ? undefined : findEntry(folder, binding.name.text)) ?? from;
      imports.set(target, [...(imports.get(target) ?? []), binding.getText(file)]);
    }
  }
  const isOwn = (target: string) => target.startsWith('.') || target.startsWith('@scanharbor');
  return [...imports]
    .sort(([one], [other]) => Number(isOwn(one)) - Number(isOwn(other)))
    .map(([target, bindings]) => `import { ${bindings.sort().join(', ')} } from '${target}';${target.startsWith('.') ? internal : ''}`);
}

/** Wraps fields into the form that an example declares. */
function formatElement(element: ts.Expression, form: ts.ObjectLiteralExpression | undefined, file: ts.SourceFile): string {
  const inner = dedent((ts.isParenthesizedExpression(element) ? element.expression : element).getText(file));
  if (!form) return inner;
  const values = form.properties.find((one) => one.name?.getText(file) === 'values');
  const initial = values && ts.isPropertyAssignment(values) ? dedent(values.initializer.getText(file)) : 'values';
  const child = ts.isIdentifier(element) ? `{${inner}}` : inner;
  const fields = child.split('\n').map((line) => (line ? `  ${line}` : line));
  return [`<AppForm initialValues={${initial}} onSubmit={save}>`, ...fields, '</AppForm>'].join('\n');
}

/** Returns the source of an example that can be copied into a remote, and every name in it. */
export function formatExample(
  file: ts.SourceFile,
  element: ts.Expression,
  form: ts.ObjectLiteralExpression | undefined,
  { sources, findEntry }: { sources: string; findEntry: FindEntry },
): { source: string; names: Set<string> } {
  const { names, statements } = collectNeeds(file, form ? [element, form] : [element]);
  const imports = formatImports(file, names, sources, findEntry);
  if (form) imports.push(`import { AppForm } from '${findEntry('form', 'AppForm') ?? ''}';`);
  const parts = [imports.join('\n'), ...statements.map((statement) => withComment(statement, file)), formatElement(element, form, file)];
  return { source: parts.filter(Boolean).join('\n\n'), names };
}
