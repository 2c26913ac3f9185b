import { token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../texts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8} ${token.space24};
  padding-top: ${token.space24};
  border-top: 1px solid ${token.divider};
  font-weight: ${token.weightMedium};

  a {
    padding-block: 2px;
  }
`;

/** Shows links to related pages; renders nothing without links. */
export function NextLinks({ links = [] }: { links?: readonly { label: string; to: string }[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <Row aria-label={texts.next}>
      {links.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Row>
  );
}
