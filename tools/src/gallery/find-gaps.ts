import { type WidgetDoc } from './widget-docs';

/** Lists what the documentation of widgets lacks: components without a docstring or an example, and ambiguous examples. */
export function findGaps(widgets: readonly WidgetDoc[]): string[] {
  return widgets.flatMap(({ path, components, examples }) => [
    ...components.filter(({ text }) => text === '').map(({ name }) => `${path}: ${name} has no docstring`),
    ...components
      .filter(({ name }) => !examples.some((example) => example.components.includes(name)))
      .map(({ name }) => `${path}: ${name} has no example`),
    ...examples
      .filter(({ id }, index) => examples.findIndex((other) => other.id === id) !== index)
      .map(({ name }) => `${path}: two examples are called '${name}'`),
  ]);
}
