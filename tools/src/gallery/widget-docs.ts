/** One prop of a component. */
export interface PropDoc {
  name: string;
  /** The type as written in the source; a union of literals is spelled out. */
  type: string;
  isRequired: boolean;
  /** The default as written in the source; absent without one. */
  defaultValue?: string;
  text: string;
}

/** A component that an entry of shared-ui exports. */
export interface ComponentDoc {
  name: string;
  text: string;
  props: PropDoc[];
  /** React types of the attributes that it also takes, such as `ButtonHTMLAttributes`. */
  attributes: string[];
}

/** A hook, function, type or constant beside the components of an entry. */
export interface ExportDoc {
  name: string;
  signature: string;
  text: string;
}

/** One example of an entry. */
export interface ExampleDoc {
  /** Last part of its URL. */
  id: string;
  name: string;
  /** Source that can be copied into a remote: imports, declarations, element. */
  source: string;
  /** Components of the entry that it shows. */
  components: string[];
  /** Minimum height of its frame in px, for overlays. */
  height?: number;
}

/** An entry of shared-ui: what `@scanharbor/shared-ui/<path>` exports. */
export interface WidgetDoc {
  /** Path below the package and of its page, such as `button` or `clinic/notes`. */
  path: string;
  title: string;
  group: string;
  importPath: string;
  density: 'patient' | 'staff';
  components: ComponentDoc[];
  exports: ExportDoc[];
  /** Declarations of the types that the props name. */
  types: string[];
  examples: ExampleDoc[];
}

/** Turns the name of an example into the last part of its URL: 'Saving and disabled' becomes 'saving-and-disabled'. */
export const toExampleId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
