import ts from 'typescript';
import { type ComponentDoc, type PropDoc } from './widget-docs';

/** Attributes of elements, which a table of props would repeat for most components. */
const isElementAttribute = (declaration: ts.Declaration) =>
  /\/(@types\/react|styled-components)\//.test(declaration.getSourceFile().fileName);

/** React types that every element has. */
const commonAttributes = new Set(['AriaAttributes', 'DOMAttributes', 'HTMLAttributes', 'Attributes', 'RefAttributes', 'ClassAttributes']);

/** Returns the full text of a type, with aliases spelled out. */
function formatFully(checker: ts.TypeChecker, type: ts.Type): string {
  const { None, NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  const flags = [NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType].reduce((all, flag) => all | flag, None);
  return checker.typeToString(type, undefined, flags);
}

/** Returns the text of a symbol's docstring: its first paragraph, without tags and links, which libraries use. */
export const readText = (checker: ts.TypeChecker, symbol: ts.Symbol): string =>
  (ts.displayPartsToString(symbol.getDocumentationComment(checker)).split('\n\n')[0] ?? '')
    .replace(/\{@link\s+([^}\s]+)[^}]*\}/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .trim();

const isSignature = (node: ts.Declaration): node is ts.PropertySignature | ts.PropertyDeclaration =>
  ts.isPropertySignature(node) || ts.isPropertyDeclaration(node);

/** Returns a type as its source writes it, without the `undefined` of optional props; unions of literals are spelled out. */
function formatType(checker: ts.TypeChecker, prop: ts.Symbol, declaration: ts.Declaration | undefined): string {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const isNamedUnion = type.isUnion() && type.types.every((part) => part.isLiteral()) && !(type.flags & ts.TypeFlags.EnumLike);
  const written = declaration && isSignature(declaration) ? declaration.type?.getText().replace(/\s*\|\s*undefined$/, '') : undefined;
  if (isNamedUnion && !written?.includes("'")) return formatFully(checker, type);
  return (written ?? formatFully(checker, type)).replace(/\s+/g, ' ');
}

/** Returns the defaults of a function component, from its destructured parameter. */
function readDefaults(symbol: ts.Symbol): Map<string, string> {
  const declaration = symbol.valueDeclaration;
  const initializer = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const isFunction = initializer && (ts.isFunctionDeclaration(initializer) || ts.isArrowFunction(initializer));
  const props = isFunction ? initializer.parameters[0]?.name : undefined;
  if (!props || !ts.isObjectBindingPattern(props)) return new Map();
  return new Map(
    props.elements.flatMap(({ name, propertyName, initializer: value }) =>
      value ? [[(propertyName ?? name).getText(), value.getText()] as const] : [],
    ),
  );
}

/** Returns the props with which a styled component was made, which is its second type argument. */
function readStyledProps(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  if (!checker.getPropertyOfType(type, 'styledComponentId')) return undefined;
  const base = type.isIntersection() ? type.types[0] : type;
  return base && checker.getTypeArguments(base as ts.TypeReference)[1];
}

/** Returns the type of a component's props: of the parameter of a function, or of a styled component. */
function readPropsType(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
  const parameter = type.getCallSignatures()[0]?.parameters[0];
  return readStyledProps(checker, type) ?? (parameter && checker.getTypeOfSymbol(parameter));
}

/** True for a component: a function or a styled element with a capital initial, and not a context. */
export function isComponent(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (!/^[A-Z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Value)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 && !checker.getPropertyOfType(type, 'Provider');
}

function readProp(
  checker: ts.TypeChecker,
  prop: ts.Symbol,
  declaration: ts.Declaration | undefined,
  defaults: Map<string, string>,
): PropDoc {
  const defaultValue = defaults.get(prop.name);
  return {
    name: prop.name,
    type: formatType(checker, prop, declaration),
    isRequired: !(prop.flags & ts.SymbolFlags.Optional),
    ...(defaultValue === undefined ? {} : { defaultValue }),
    text: readText(checker, prop),
  };
}

/** Returns the React types of the attributes among some props; of those that every element has, only their common one. */
function listAttributes(checker: ts.TypeChecker, type: ts.Type, props: ts.Symbol[]): string[] {
  const parents = props.flatMap(({ declarations }) => declarations?.[0]?.parent ?? []).filter(ts.isInterfaceDeclaration);
  const names = new Set(parents.map(({ name }) => name.text));
  const special = [...names].filter((name) => !commonAttributes.has(name));
  if (special.length > 0) return special;
  // Styled components compute their props, which then have no declaration.
  const written = /\b(LinkProps|\w*HTMLAttributes)\b/.exec(formatFully(checker, type))?.[1];
  return written !== undefined && props.length > 0 ? [written] : [];
}

/** Returns the docstring and the props of a component, required ones first, and the declarations of the props. */
export function readComponent(checker: ts.TypeChecker, symbol: ts.Symbol): { doc: ComponentDoc; declarations: ts.Declaration[] } {
  const type = readPropsType(checker, checker.getTypeOfSymbol(symbol));
  const defaults = readDefaults(symbol);
  const all = type ? checker.getPropertiesOfType(type) : [];
  const declarationOf = (prop: ts.Symbol) => prop.declarations?.find((one) => !isElementAttribute(one));
  const own = all.filter((prop) => declarationOf(prop) !== undefined || prop.name.startsWith('$'));
  const props = own.map((prop) => readProp(checker, prop, declarationOf(prop), defaults));
  const others = all.filter((prop) => !own.includes(prop));
  return {
    doc: {
      name: symbol.name,
      text: readText(checker, symbol),
      props: props.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)),
      attributes: type ? listAttributes(checker, type, others) : [],
    },
    declarations: own.flatMap((prop) => declarationOf(prop) ?? []),
  };
}
