import ts from 'typescript';

const isPackageType = (node: ts.Declaration): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && !node.getSourceFile().fileName.includes('/node_modules/');

/** Types that the table of props already spells out. */
const isSpelledOut = (checker: ts.TypeChecker, node: ts.Declaration) => {
  const type = checker.getTypeAtLocation(node);
  return type.isLiteral() || (type.isUnion() && type.types.every((part) => part.isLiteral()));
};

/** Returns the declarations of the workspace's types that some declarations name, and of those that these name. */
export function collectTypes(checker: ts.TypeChecker, declarations: ts.Declaration[]): string[] {
  const found = new Set<ts.Declaration>();
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      for (const declaration of target?.declarations ?? []) {
        if (!isPackageType(declaration) || found.has(declaration) || isSpelledOut(checker, declaration)) continue;
        found.add(declaration);
        visit(declaration);
      }
    }
    ts.forEachChild(node, visit);
  };
  declarations.forEach(visit);
  return [...found].map((declaration) => declaration.getText().replace(/^export /, ''));
}
