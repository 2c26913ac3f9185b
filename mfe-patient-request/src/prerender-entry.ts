import { paths } from '@scanharbor/shared-contracts';
import { selectionsKey } from '@scanharbor/shared-contracts/browser/stored-selections';
import { requestPrefillKey } from '@scanharbor/shared-contracts/domain/request-prefill';
import { newRequestDraftKey } from './components/request-flow/flow-draft';

/** Exports of this remote for its prerendered entry screens. */
export { languages, routes } from './routes';

/** Screens that every guest without stored answers sees first. */
export const prerenderedPaths: readonly string[] = [paths.requestScan(), paths.register('provider')];

/** Stored answers open another step, or fill the first one in. */
export const prerenderedUnless = {
  [paths.requestScan()]: { drafts: [newRequestDraftKey, requestPrefillKey], storage: [selectionsKey] },
};
