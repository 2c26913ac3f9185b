import { Button } from '@scanharbor/shared-ui/button';
import { lazySection } from '@scanharbor/shared-ui/lazy';
import { Spinner } from '@scanharbor/shared-ui/spinner';
import { useState } from 'react';
import { finderIntro as texts } from '../../content/finder-intro';

const TestFinder = lazySection(async () => (await import('./test-finder')).TestFinder, {
  pending: <Spinner />,
  title: texts.loadFailed,
  level: 3,
});

/** Shows a button that opens the test finder. The click loads its code, so that the landing page stays small. */
export function BrowseTests() {
  const [open, setOpen] = useState(false);
  if (open) return <TestFinder openedByClick />;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
    </div>
  );
}
