import { type ReactElement } from 'react';

/** The states of a widget, as the gallery page shows them and as axe checks them. */
export interface Gallery {
  title: string;
  states: readonly { name: string; element: ReactElement }[];
}
