import { NavLink } from 'react-router-dom';
import { paths } from '@scanharbor/shared-contracts';
import { testPages } from './test-pages';
import { testsTexts } from './tests.texts';

/** Links to the four lists. */
export function TestsNav() {
  return (
    <nav aria-label={testsTexts.nav}>
      {testPages.map(({ page, label }) => (
        <NavLink key={page} to={paths.tests(page)}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
