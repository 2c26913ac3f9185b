import { token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { texts } from '../texts';

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space8};
  color: ${token.ink2};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};

  a {
    color: ${token.brand};
  }

  li + li::before {
    content: '/' / '';
    margin-inline-end: ${token.space8};
    color: ${token.ink3};
  }
`;

interface BreadcrumbsProps {
  /** The list that the item on the screen is of. */
  list: { to: string; label: string };
  /** Names the item. */
  item: string;
}

/** The way to an item: the link back to its list, then the item itself. */
export function Breadcrumbs({ list, item }: BreadcrumbsProps) {
  return (
    <nav aria-label={texts.frame.breadcrumbs} data-print="hide">
      <Trail>
        <li>
          <Link to={list.to}>{list.label}</Link>
        </li>
        <li aria-current="page">{item}</li>
      </Trail>
    </nav>
  );
}
