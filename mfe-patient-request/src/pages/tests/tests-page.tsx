import { paths } from '@scanharbor/shared-contracts';
import { Button } from '@scanharbor/shared-ui/button';
import { Cluster, Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { Navigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PageNav } from '../../components/page-nav/page-nav';
import { TestListView } from './test-list-view';
import { findTestPage, type TestPage, testPages } from './test-pages';
import { testsTexts } from './tests.texts';
import { useTestLists } from './use-test-lists';

interface TestsNavProps {
  current: TestPage;
  /** Number of tests in each list; undefined until loaded. */
  counts: Record<TestPage, number | undefined>;
}

/** Links to the four lists, each with its number of tests. */
function TestsNav({ current, counts }: TestsNavProps) {
  const entries = testPages.map(({ page, label }) => ({ to: paths.tests(page), label, current: page === current, count: counts[page] }));
  return <PageNav label={testsTexts.nav} entries={entries} />;
}

const Column = styled(Stack)`
  max-width: 860px;
  margin-inline: auto;
`;

function Tests({ page }: { page: TestPage }) {
  const { lists, refreshing, refresh } = useTestLists();
  const counts = {
    'in-progress': lists['in-progress'].cards?.length,
    requests: lists.requests.cards?.length,
    upcoming: lists.upcoming.cards?.length,
    past: lists.past.cards?.length,
  };
  const label = testPages.find((entry) => entry.page === page)?.label ?? '';
  return (
    <PageFrame>
      <Column $gap="space24">
        <Cluster $justify="space-between">
          <Heading level={1}>{testsTexts.title}</Heading>
          <Button saving={refreshing} savingText={testsTexts.refreshing} onClick={refresh}>
            {testsTexts.refresh}
          </Button>
        </Cluster>
        <TestsNav current={page} counts={counts} />
        <TestListView page={page} label={label} list={lists[page]} />
      </Column>
    </PageFrame>
  );
}

/** The patient's tests in four lists, one per page of the URL; any other page is not found (PR-260). */
export function Page() {
  const page = findTestPage(useParams().page);
  return page ? <Tests page={page} /> : <Navigate to={paths.notFound()} replace />;
}
