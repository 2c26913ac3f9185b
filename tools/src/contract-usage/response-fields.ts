import ts from 'typescript';
import { contractModule } from './contract-files';
import { type Endpoint } from './endpoints';

/** Index of the result in the builder's definitions `Query<Arg, Result>` and `Mutation<Arg, Result>`. */
const resultArgument = 1;

function partsOf(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  if (type.isUnionOrIntersection()) return type.types;
  const isReference = (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference;
  return isReference ? [...checker.getTypeArguments(type as ts.TypeReference)] : [];
}

/** Collects the contract declarations of all fields in the endpoints' results, at any depth. */
export function collectResponseFields(root: string, checker: ts.TypeChecker, endpoints: Iterable<Endpoint>): Set<ts.Node> {
  const fields = new Set<ts.Node>();
  const seen = new Set<ts.Type>();
  const visit = (type: ts.Type) => {
    if (seen.has(type)) return;
    seen.add(type);
    partsOf(checker, type).forEach(visit);
    if (!(type.flags & ts.TypeFlags.Object)) return;
    for (const property of checker.getPropertiesOfType(type)) {
      const ours = (property.declarations ?? []).filter((node) => contractModule(root, node.getSourceFile().fileName) !== undefined);
      if (ours.length === 0) continue;
      for (const node of ours) fields.add(node);
      visit(checker.getTypeOfSymbol(property));
    }
  };
  for (const { node } of endpoints) {
    const result = checker.getTypeAtLocation(node.initializer).aliasTypeArguments?.[resultArgument];
    if (result) visit(result);
  }
  return fields;
}
