import { type WidgetDoc } from '@scanharbor/tools/widget-docs';

/** A widget that matches a search, and where. */
export interface SearchHit {
  widget: WidgetDoc;
  /** What matches besides the title, such as `prop saving`. */
  match?: string;
}

interface Text {
  label?: string;
  text: string;
}

/** The texts of a widget, those that say most first. */
const textsOf = ({ title, path, components, exports, examples }: WidgetDoc): Text[] => [
  { text: title },
  { text: path },
  ...components.map(({ name }) => ({ text: name })),
  ...exports.map(({ name }) => ({ label: name, text: name })),
  ...components.flatMap(({ name, props }) => props.map((prop) => ({ label: `${name}: ${prop.name}`, text: prop.name }))),
  ...examples.map(({ name }) => ({ label: name, text: name })),
  ...components.map(({ name, text }) => ({ label: name, text })),
  ...components.flatMap(({ name, props }) => props.map((prop) => ({ label: `${name}: ${prop.name}`, text: prop.text }))),
  ...exports.map(({ name, text }) => ({ label: name, text })),
];

/** Returns the widgets with every word of the search in one of their texts, the best matches first; all without a search. */
export function searchWidgets(widgets: readonly WidgetDoc[], search: string): SearchHit[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return widgets.map((widget) => ({ widget }));
  const hits = widgets.flatMap((widget) => {
    const texts = textsOf(widget);
    const rank = texts.findIndex(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
    if (rank === -1) return [];
    const { label } = texts[rank] ?? {};
    const isNamed = label === undefined;
    return [{ rank: isNamed ? 0 : rank, hit: { widget, ...(isNamed ? {} : { match: label }) } }];
  });
  return hits.sort((one, other) => one.rank - other.rank).map(({ hit }) => hit);
}
