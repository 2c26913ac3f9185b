import { type AppConfig } from '@scanharbor/shared-contracts';
import { type Composition } from '../federation/composition';
import { openInspector } from '../inspect/open-inspector';
import { applyOverrides } from '../override/apply-overrides';
import { openSet } from './open-set';

interface TabOptions {
  config: Partial<AppConfig>;
  /** The set of versions that the tab shows. */
  set: string | null;
  inspect: boolean;
}

/** Returns the versions of a tab that may show others than the released ones, with a bar that names them; opens the inspector. */
export async function composeTab(released: Composition, { config, set, inspect }: TabOptions): Promise<Composition> {
  const previewed = set === null ? released : await openSet(set, released, { config });
  const composition = config.allowOverride ? await applyOverrides(previewed) : previewed;
  if (inspect) openInspector();
  return composition;
}
