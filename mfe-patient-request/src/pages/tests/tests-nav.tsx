import { paths } from '@scanharbor/shared-contracts';
import { PageNav } from '../../components/page-nav/page-nav';
import { type TestPage, testPages } from './test-pages';
import { testsTexts } from './tests.texts';

interface TestsNavProps {
  current: TestPage;
  /** How many tests each list holds; none while it is not known. */
  counts: Record<TestPage, number | undefined>;
}

/** Links to the four lists, each with how many tests it holds. */
export function TestsNav({ current, counts }: TestsNavProps) {
  const entries = testPages.map(({ page, label }) => ({ to: paths.tests(page), label, current: page === current, count: counts[page] }));
  return <PageNav label={testsTexts.nav} entries={entries} />;
}
