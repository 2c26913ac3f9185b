import { type ReactElement } from 'react';

/** Groups of the navigation, in its order. */
export const galleryGroups = [
  'Layout and type',
  'Actions',
  'Forms',
  'Dialogs and menus',
  'Navigation',
  'Messages',
  'Data and files',
  'Clinic',
] as const;

/** One state of a widget. The build reads its source, so `name` is a literal. */
export interface Example {
  name: string;
  element: ReactElement;
  /** Puts the element into a form with these values, and with messages as after a failed submission. */
  form?: { values: Record<string, unknown>; errors?: Record<string, string> };
  /** Minimum height in px, for what lies over the page. */
  height?: number;
}

/** The examples of an entry of shared-ui, for its page in the gallery and the axe tests. */
export interface Gallery {
  title: string;
  group: (typeof galleryGroups)[number];
  /** Density of the screens that use the widget; 'patient' by default. */
  density?: 'staff';
  examples: readonly Example[];
}
