import { type ReactElement } from 'react';

/** The states of a widget, for the gallery page and the axe tests. */
export interface Gallery {
  title: string;
  states: readonly { name: string; element: ReactElement }[];
}
