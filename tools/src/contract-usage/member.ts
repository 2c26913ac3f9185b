import ts from 'typescript';
import { contractModule } from './contract-files';
import { ownerOf } from './endpoints';

/**
 * A member of the contract, as in the manifest of a build and in an error message:
 * 'export useDraft', 'route paths.home', 'endpoint px.invitation', 'call GET px/invitation/:', 'field
 * Invitation.attempts of domain/invitation'.
 */
export type Member = string;

/** Checks whether a declaration is a field. */
export const isField = (
  node: ts.Node,
): node is ts.PropertySignature | ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodSignature | ts.EnumMember =>
  ts.isPropertySignature(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isShorthandPropertyAssignment(node) ||
  ts.isMethodSignature(node) ||
  ts.isEnumMember(node);

const nameOf = (name: ts.PropertyName | ts.BindingName | undefined) =>
  name && (ts.isStringLiteral(name) || ts.isIdentifier(name) || ts.isNumericLiteral(name)) ? name.text : '';

type Top = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableDeclaration | ts.FunctionDeclaration | ts.EnumDeclaration;

function isTop(node: ts.Node): node is Top {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent);
  return (
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isEnumDeclaration(node)) &&
    ts.isSourceFile(node.parent)
  );
}

/** Returns the member of a field's declaration, or undefined outside the contract. */
export function memberOf(root: string, declaration: ts.Node): Member | undefined {
  const module = contractModule(root, declaration.getSourceFile().fileName);
  if (module === undefined || !isField(declaration)) return undefined;
  const names: string[] = [];
  let direct = true;
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (isField(node)) names.unshift(nameOf(node.name));
    if (ts.isCallExpression(node)) {
      const owner = ownerOf(node);
      if (owner !== undefined)
        return names.length === 1 && direct ? `endpoint ${owner}.${names.join('.')}` : `field ${names.join('.')} of api/${owner}`;
    }
    if (ts.isTypeLiteralNode(node)) direct = false;
    if (isTop(node)) {
      const top = nameOf(node.name);
      if (module === 'core/paths' && top === 'paths' && names.length === 1) return `route paths.${names.join('.')}`;
      return `field ${[top, ...names].join('.')} of ${module}`;
    }
  }
  return undefined;
}
