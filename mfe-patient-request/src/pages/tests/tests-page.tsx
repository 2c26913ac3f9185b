import { Navigate, useParams } from 'react-router-dom';
import { paths } from '@scanharbor/shared-contracts';
import { Page as PageFrame, Stack } from '@scanharbor/shared-ui/layout';
import { Heading } from '@scanharbor/shared-ui/theme';
import { TestsNav } from './tests-nav';
import { testPageOf } from './test-pages';
import { testsTexts } from './tests.texts';

/** The patient's tests in four lists, one per page of the address (PR-260, PR-262). */
function TestsPage() {
  const page = testPageOf(useParams().page);
  if (!page) return <Navigate to={paths.notFound()} replace />;
  return (
    <PageFrame>
      <Stack $gap="space24">
        <Heading level={1} size="title">
          {testsTexts.title}
        </Heading>
        <TestsNav />
      </Stack>
    </PageFrame>
  );
}

export { TestsPage as Page };
