import ts from 'typescript';
import { type FindEntry, formatExample } from './example-source';
import { type ExampleDoc, toExampleId, type WidgetDoc } from './widget-docs';

type GalleryDoc = Pick<WidgetDoc, 'title' | 'group' | 'density'> & { examples: Omit<ExampleDoc, 'components'>[]; names: Set<string>[] };

function fieldOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((one) => one.name?.getText() === name);
  if (property && ts.isShorthandPropertyAssignment(property)) return property.name;
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const textOf = (node: ts.Expression | undefined): string => (node && ts.isStringLiteralLike(node) ? node.text : '');

function findGallery(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const declarations = file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);
  const value = declarations.find(({ name }) => name.getText() === 'gallery')?.initializer;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

/**
 * Reads `export const gallery` of a file. Throws when it is not an object with literal names, which the gallery lists without running it.
 */
export function readGallery(path: string, text: string, context: { sources: string; findEntry: FindEntry }): GalleryDoc {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const gallery = findGallery(file);
  const list = gallery && fieldOf(gallery, 'examples');
  if (!gallery || !list || !ts.isArrayLiteralExpression(list)) throw new Error(`${path}: 'gallery' needs a list 'examples'`);
  const read = list.elements.filter(ts.isObjectLiteralExpression).map((example) => {
    const name = textOf(fieldOf(example, 'name'));
    const element = fieldOf(example, 'element');
    if (!name || !element) throw new Error(`${path}: every example needs 'name', a literal, and 'element'`);
    const form = fieldOf(example, 'form');
    const { source, names } = formatExample(file, element, form && ts.isObjectLiteralExpression(form) ? form : undefined, context);
    const height = Number(fieldOf(example, 'height')?.getText() ?? 0);
    return { doc: { id: toExampleId(name), name, source, ...(height > 0 ? { height } : {}) }, names };
  });
  return {
    title: textOf(fieldOf(gallery, 'title')),
    group: textOf(fieldOf(gallery, 'group')),
    density: textOf(fieldOf(gallery, 'density')) === 'staff' ? 'staff' : 'patient',
    examples: read.map(({ doc }) => doc),
    names: read.map(({ names }) => names),
  };
}
