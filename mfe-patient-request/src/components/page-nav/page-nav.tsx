import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { CountBadge } from '@scanharbor/shared-ui/count-badge';
import { media, token, unseenBorder } from '@scanharbor/shared-ui/theme';

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

  /* Large text: two per row. */
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
  border-bottom: 3px solid;
  ${unseenBorder}
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
  /** Number of entries; undefined until loaded, left out where nothing is counted. */
  count?: number | undefined;
}

/** Placeholder of a count that is not loaded, so that the layout does not shift. */
const unknown = '–';

/** Links to sibling pages; the current one is marked. */
export function PageNav({ label, entries }: { label: string; entries: readonly PageNavEntry[] }) {
  return (
    <Nav aria-label={label}>
      <Row $count={entries.length}>
        {entries.map((entry) => (
          <li key={entry.to}>
            {/* A URL without a page shows the first one, so that it is marked here. */}
            <Entry to={entry.to} aria-current={entry.current ? 'page' : undefined}>
              {entry.label} {'count' in entry && <CountBadge aria-hidden={entry.count === undefined}>{entry.count ?? unknown}</CountBadge>}
            </Entry>
          </li>
        ))}
      </Row>
    </Nav>
  );
}
