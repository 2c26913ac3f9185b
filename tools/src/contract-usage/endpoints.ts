import ts from 'typescript';

/** An endpoint of the slice: its owner without the package's name, its own name, and where it is defined. */
export interface Endpoint {
  owner: string;
  name: string;
  node: ts.PropertyAssignment;
}

/** The first argument of `ownedEndpoints('shared-contracts/px', …)` as 'px'; undefined for any other call. */
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

/** Every endpoint that a source file adds to the slice. */
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

/** The endpoint behind a generated hook: 'useLazyInvitationQuery' is of 'invitation'. */
export function endpointOfHook(hook: string): string | undefined {
  const name = /^use(?:Lazy)?(.+?)(?:Infinite)?(?:Query|Mutation)(?:State|Subscription)?$/.exec(hook)?.[1];
  return name && name.charAt(0).toLowerCase() + name.slice(1);
}

/** A path with its parameters unnamed, so that 'px/:id' and `px/${invitationId}` are the same. */
export const unnamed = (path: string) => path.replace(/\?.*$/, '').replace(/:[^/]+/g, ':');

function pathOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return unnamed(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return unnamed(node.head.text + node.templateSpans.map(({ literal }) => `:${literal.text}`).join(''));
}

/** `query: quietly('ic-portal/dashboard')`: a helper that is given nothing but a path reads it. */
function readingCall({ arguments: [only, ...more] }: ts.CallExpression): string | undefined {
  const path = only && more.length === 0 ? pathOf(only) : undefined;
  return path && `GET ${path}`;
}

/** Method and path of an endpoint's `query`, such as 'PUT px/invitation/:'; undefined when they are computed. */
export function callOf({ node }: Endpoint): string | undefined {
  const settings = ts.isCallExpression(node.initializer) ? node.initializer.arguments[0] : undefined;
  if (!settings || !ts.isObjectLiteralExpression(settings)) return undefined;
  const query = settings.properties.find((part) => part.name?.getText() === 'query');
  if (!query || !ts.isPropertyAssignment(query)) return undefined;
  if (ts.isCallExpression(query.initializer)) return readingCall(query.initializer);
  if (!ts.isArrowFunction(query.initializer)) return undefined;
  const { body } = query.initializer;
  const answer = ts.isParenthesizedExpression(body) ? body.expression : body;
  if (!ts.isObjectLiteralExpression(answer)) {
    const path = pathOf(answer);
    return path && `GET ${path}`;
  }
  const part = (name: string) =>
    answer.properties.filter(ts.isPropertyAssignment).find((entry) => entry.name.getText() === name)?.initializer;
  const url = part('url');
  const method = part('method');
  const path = url && pathOf(url);
  if (!path || (method && !ts.isStringLiteral(method))) return undefined;
  return `${method && ts.isStringLiteral(method) ? method.text : 'GET'} ${path}`;
}
