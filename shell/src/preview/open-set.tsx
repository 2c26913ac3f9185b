import { type AppConfig } from '@scanharbor/shared-contracts';
import { formatShortTime } from '@scanharbor/shared-contracts/domain/date-formats';
import { Button } from '@scanharbor/shared-ui/button';
import { NoticeBar, showAboveSite } from '../components/notice-bar';
import { type Composition } from '../federation/composition';
import { lazyTexts } from '../lazy-texts';
import { onPathChange } from '../router/on-path-change';
import { readCookie } from '../session/cookies';
import { current } from './current-preview';
import { fetchSet, type SetProblem } from './fetch-set';
import { leaveSet, storeSet } from './preview-tab';

const describeProblem = (problem: SetProblem): string => {
  const { live, problems } = lazyTexts.preview;
  return `${problem.code === 'refused' ? problem.message : problems[problem.code]} ${live}`;
};

/** Names the versions that are not those of the live site. */
const describeDifference = (remotes: Composition, released: Composition): string => {
  const names = Object.entries(remotes)
    .filter(([name, { metadata }]) => released[name]?.metadata.version !== metadata.version)
    .map(([name, { metadata }]) => `${name} ${metadata.version}`);
  return names.join(', ') || lazyTexts.preview.same;
};

function PreviewBar({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <NoticeBar aria-label={lazyTexts.preview.title}>
      <span>{text}</span>
      <Button onClick={onLeave}>{lazyTexts.preview.leave}</Button>
    </NoticeBar>
  );
}

/**
 * Opens a set of versions for this tab until the user leaves it, and shows a bar. Returns the versions of the set, or those of the live
 * site when the user may not have it or it is not valid, with the reason in the bar.
 */
export async function openSet(
  id: string,
  released: Composition,
  { config, reload = () => location.reload() }: { config: Partial<AppConfig>; reload?: () => void },
): Promise<Composition> {
  storeSet(id);
  const token = readCookie('authToken');
  const found = await fetchSet(id, config);
  const isShown = 'remotes' in found;
  current.preview = {
    ...(isShown ? { set: id } : {}),
    follow: ({ router, store }) =>
      onPathChange(router, () => {
        const { user } = store.getState().session;
        const mayDiffer = isShown || user?.userType === 'provider';
        if (mayDiffer && readCookie('authToken') !== token) reload();
      }),
  };
  const { shown } = lazyTexts.preview;
  const text = isShown ? shown(id, formatShortTime(found.expires), describeDifference(found.remotes, released)) : describeProblem(found);
  const handleLeave = () => {
    leaveSet();
    reload();
  };
  showAboveSite(<PreviewBar text={text} onLeave={handleLeave} />);
  return isShown ? found.remotes : released;
}
