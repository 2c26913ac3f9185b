import ts from 'typescript';

/** An endpoint of the slice: its owner without the package name, its name, and its definition. */
export interface Endpoint {
  owner: string;
  name: string;
  node: ts.PropertyAssignment;
}

/** Returns 'px' for a call of `ownedEndpoints('shared-contracts/px', …)`, or undefined for any other call. */
export function ownerOf(call: ts.CallExpression): string | undefined {
  const [owner] = call.arguments;
  if (!ts.isIdentifier(call.expression) || call.expression.text !== 'ownedEndpoints' || !owner || !ts.isStringLiteral(owner))
    return undefined;
  return owner.text.replace(/^shared-contracts\//, '');
}

function definitions(builder: ts.Expression | undefined): ts.PropertyAssignment[] {
  if (!builder || !ts.isArrowFunction(builder)) return [];
  const body = ts.isParenthesizedExpression(builder.body) ? builder.body.expression : builder.body;
  return ts.isObjectLiteralExpression(body) ? body.properties.filter(ts.isPropertyAssignment) : [];
}

/** Lists every endpoint that a source file adds to the slice. */
export function endpointsOf(file: ts.SourceFile): Endpoint[] {
  const found: Endpoint[] = [];
  const visit = (node: ts.Node) => {
    const owner = ts.isCallExpression(node) ? ownerOf(node) : undefined;
    if (ts.isCallExpression(node) && owner !== undefined) {
      for (const definition of definitions(node.arguments[1])) found.push({ owner, name: definition.name.getText(file), node: definition });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Removes the names of the parameters from a path, so that a rename changes nothing: 'px/:id' becomes 'px/:'. */
export const stripParamNames = (path: string) => path.replace(/:[^/]+/g, ':');

/** Matches the name of a call in a wire table and in `call`. */
export const callName = /^(GET|POST|PUT|PATCH|DELETE) /;

/** Lists the methods and paths that an endpoint passes to `call`, such as 'PUT px/invitation/:'. */
export function listCalls({ node }: Endpoint): string[] {
  const found: string[] = [];
  const visit = (part: ts.Node) => {
    if (ts.isStringLiteral(part) && callName.test(part.text)) found.push(stripParamNames(part.text));
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}
