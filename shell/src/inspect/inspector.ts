import { type ShareScope } from '@scanharbor/shared-contracts/federation/share-scope';
import { type AppConfig } from '@scanharbor/shared-contracts';
import { type createShell } from '../create-shell';
import { type Composition } from '../federation/composition';

/** What the panel shows of a page. */
export interface InspectedPage {
  config: Partial<AppConfig>;
  released: Composition;
  composition: Composition;
  shell: Pick<ReturnType<typeof createShell>, 'store' | 'router'>;
}

/** Set by the code of `?inspect`; empty in other pages. */
export const inspector: {
  /** Returns a share scope for a remote that records what the remote takes. */
  trackScope?: (scope: ShareScope, remote: string) => ShareScope;
  show?: (page: InspectedPage) => void;
} = {};
