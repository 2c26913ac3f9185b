import ts from 'typescript';
import { contractModule } from './contract-files';

/** Receives every contract declaration that a source refers to: a field that it reads or sets, or a name. */
interface ReferenceVisitor {
  field(declaration: ts.Declaration): void;
  name(declaration: ts.Declaration): void;
}

function fieldsNamed(checker: ts.TypeChecker, type: ts.Type | undefined, name: string): ts.Declaration[] {
  if (!type) return [];
  const parts = type.isUnion() ? type.types : [type];
  return parts.flatMap((part) => checker.getPropertyOfType(part, name)?.declarations ?? []);
}

const textOf = (name: ts.Node | undefined) => (name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined);

/** Returns the fields that a node reads or sets: `a.b`, `a['b']`, `{ b } = a`, `({ b: 1 })` where a type of the contract is expected. */
function fieldsOf(checker: ts.TypeChecker, node: ts.Node): ts.Declaration[] {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name)?.declarations ?? [];
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return fieldsNamed(checker, checker.getTypeAtLocation(node.expression), node.argumentExpression.text);
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = textOf(node.propertyName ?? node.name);
    return name ? fieldsNamed(checker, checker.getTypeAtLocation(node.parent), name) : [];
  }
  if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && ts.isObjectLiteralExpression(node.parent)) {
    const name = textOf(node.name);
    return name ? fieldsNamed(checker, checker.getContextualType(node.parent), name) : [];
  }
  return [];
}

function resolveDeclarations(checker: ts.TypeChecker, name: ts.Identifier): ts.Declaration[] {
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  if (!symbol) return [];
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.declarations ?? [];
}

const isDeclared = (node: ts.Identifier) =>
  'name' in node.parent && node.parent.name === node && !ts.isShorthandPropertyAssignment(node.parent);

/** Walks a source node and reports all its references to the contract. Skips types, which do not exist at run time. */
export function collectReferences(root: string, checker: ts.TypeChecker, start: ts.Node, visitor: ReferenceVisitor) {
  const inContract = (declaration: ts.Declaration) => contractModule(root, declaration.getSourceFile().fileName) !== undefined;
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return;
    for (const field of fieldsOf(checker, node)) if (inContract(field)) visitor.field(field);
    if (ts.isIdentifier(node) && !isDeclared(node) && !ts.isPropertyAccessExpression(node.parent)) {
      for (const name of resolveDeclarations(checker, node)) if (inContract(name)) visitor.name(name);
    } else if (ts.isIdentifier(node) && ts.isPropertyAccessExpression(node.parent) && node.parent.expression === node) {
      for (const name of resolveDeclarations(checker, node)) if (inContract(name)) visitor.name(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(start);
}
