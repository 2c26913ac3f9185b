import { Button } from '@scanharbor/shared-ui/button';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { finderIntro as texts } from '../../content/finder-intro';
import { useLate } from '../use-late';

/** The test finder behind a button: its code comes when it is asked for, so that the landing page stays light. */
export function BrowseTests() {
  const { late, load } = useLate(() => import('./test-finder'));
  if (late.state === 'here') return <late.part.TestFinder asked />;
  if (late.state === 'loading') return <Spinner />;
  if (late.state === 'failed') return <LoadError level={3} title={texts.loadFailed} onRetry={() => void load()} />;
  return (
    <div>
      <Button onClick={() => void load()}>{texts.open}</Button>
    </div>
  );
}
