import { useRef } from 'react';
import { paths } from '@scanharbor/shared-contracts';
import { ButtonLink } from '@scanharbor/shared-ui/button';
import { EmptyState } from '@scanharbor/shared-ui/empty-state';
import { Card, Stack } from '@scanharbor/shared-ui/layout';
import { LoadError } from '@scanharbor/shared-ui/load-error';
import { Skeleton } from '@scanharbor/shared-ui/skeleton';
import { CardList } from './card-list';
import { type TestPage } from './test-pages';
import { emptyTexts, testsTexts } from './tests.texts';
import { type TestList } from './use-test-lists';

interface TestListViewProps {
  page: TestPage;
  label: string;
  list: TestList;
}

/** One list in any state: loading, failed, empty or filled. */
export function TestListView({ page, label, list: { cards, failed, reload } }: TestListViewProps) {
  const view = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button disappears with the message; the focus moves to where the list will be.
    view.current?.focus();
    reload();
  };
  return (
    <Stack ref={view} tabIndex={-1} role="region" aria-label={label}>
      {failed && <LoadError title={testsTexts.failed} text={cards ? testsTexts.stale : testsTexts.failedText} onRetry={retry} />}
      {!cards && !failed && (
        <Card>
          <Skeleton lines={5} label={testsTexts.loading} />
        </Card>
      )}
      {cards?.length === 0 && (
        <Card>
          <EmptyState
            {...emptyTexts[page]}
            action={
              <ButtonLink $variant="primary" to={paths.home()}>
                {testsTexts.newRequest}
              </ButtonLink>
            }
          />
        </Card>
      )}
      {cards && cards.length > 0 && <CardList key={page} cards={cards} label={label} />}
    </Stack>
  );
}
