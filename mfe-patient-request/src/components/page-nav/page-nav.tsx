import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Count } from '@scanharbor/shared-ui/count';
import { media, token } from '@scanharbor/shared-ui/theme';

const Nav = styled.nav`
  container-type: inline-size;
`;

const Row = styled.ul<{ $count: number }>`
  display: flex;
  border-bottom: 1px solid ${token.divider};
  list-style: none;

  ${media.below(568)} {
    display: grid;
    grid-template-columns: repeat(${({ $count }) => $count}, auto);
  }

  /* Large text: two beside each other. */
  @container (max-width: 17rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
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

interface PageNavEntry {
  to: string;
  label: string;
  current: boolean;
  /** How many things are there; undefined while it is not known, left out where nothing is counted. */
  count?: number | undefined;
}

/** Stands for a count that is not known, so that nothing moves when it is. */
const unknown = '–';

/** Links to the pages beside this one; the one at hand is marked. */
export function PageNav({ label, entries }: { label: string; entries: readonly PageNavEntry[] }) {
  return (
    <Nav aria-label={label}>
      <Row $count={entries.length}>
        {entries.map((entry) => (
          <li key={entry.to}>
            {/* A bare address shows its first page, which the address alone does not tell. */}
            <Entry to={entry.to} aria-current={entry.current ? 'page' : undefined}>
              {entry.label} {'count' in entry && <Count aria-hidden={entry.count === undefined}>{entry.count ?? unknown}</Count>}
            </Entry>
          </li>
        ))}
      </Row>
    </Nav>
  );
}
