import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@scanharbor/shared-contracts';
import { media, tabularFigures, token } from '@scanharbor/shared-ui/theme';
import { type TestPage, testPages } from './test-pages';
import { testsTexts } from './tests.texts';

const Row = styled.ul`
  display: flex;
  border-bottom: 1px solid ${token.divider};
  list-style: none;

  ${media.below(568)} {
    display: grid;
    grid-template-columns: repeat(4, auto);
  }
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: 100%;
  min-height: ${token.controlHeight};
  padding: 8px 14px;
  border-bottom: 3px solid transparent;
  color: ${token.ink2};
  font-weight: ${token.weightMedium};
  text-align: center;
  text-decoration: none;

  &:hover {
    color: ${token.ink};
  }

  &[aria-current] {
    border-color: ${token.brand};
    color: ${token.ink};
    font-weight: ${token.weightStrong};
  }

  ${media.below(568)} {
    flex-direction: column;
    justify-content: start;
    gap: 2px;
    padding: 8px 4px;
    font-size: ${token.text14};
    line-height: 1.25rem;
  }
`;

const Count = styled.span`
  min-width: 24px;
  padding: 0 6px;
  border-radius: ${token.radiusPill};
  background: ${token.divider};
  color: ${token.ink};
  font-size: ${token.text13};
  line-height: 1.5rem;
  ${tabularFigures}
`;

interface TestsNavProps {
  current: TestPage;
  /** How many tests each list holds; none while it is not known. */
  counts: Record<TestPage, number | undefined>;
}

/** Links to the four lists, each with how many tests it holds. */
export function TestsNav({ current, counts }: TestsNavProps) {
  return (
    <nav aria-label={testsTexts.nav}>
      <Row>
        {testPages.map(({ page, label }) => (
          <li key={page}>
            {/* The bare address is the list of requests too, which the address alone does not tell. */}
            <Entry to={paths.tests(page)} aria-current={page === current ? 'page' : undefined}>
              {label} {counts[page] !== undefined && <Count>{counts[page]}</Count>}
            </Entry>
          </li>
        ))}
      </Row>
    </nav>
  );
}
