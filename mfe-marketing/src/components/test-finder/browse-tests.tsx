import { Button } from '@scanharbor/shared-ui/button';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { type ComponentType, useState } from 'react';
import { finderTexts as texts } from '../../content/finder';

type Shown = { state: 'closed' | 'loading' | 'failed' } | { state: 'open'; Finder: ComponentType };

/** The test finder behind a button: its code comes when it is asked for, so that the landing page stays light. */
export function BrowseTests() {
  const [shown, setShown] = useState<Shown>({ state: 'closed' });
  const load = async () => {
    setShown({ state: 'loading' });
    try {
      const { TestFinder } = await import('./test-finder');
      setShown({ state: 'open', Finder: TestFinder });
    } catch {
      setShown({ state: 'failed' });
    }
  };
  if (shown.state === 'open') return <shown.Finder />;
  if (shown.state === 'loading') return <Spinner />;
  if (shown.state === 'failed') return <LoadError level={3} title={texts.loadFailed} onRetry={() => void load()} />;
  return (
    <div>
      <Button onClick={() => void load()}>{texts.open}</Button>
    </div>
  );
}
