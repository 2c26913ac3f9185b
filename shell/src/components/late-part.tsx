import { type ComponentType, lazy } from 'react';

/** A part of the page whose code comes when it is first needed. Where the code cannot be had, `instead` is drawn. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) =>
  lazy(async () => ({ default: await load().catch(() => instead) }));
