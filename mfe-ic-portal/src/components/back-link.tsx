import { token } from '@scanharbor/shared-ui/theme';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Back = styled(Link)`
  justify-self: start;
  color: ${token.brand};
  font-size: ${token.text14};
  font-weight: ${token.weightMedium};
`;

/** The link from an item back to its list, named after the list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return <Back to={to}>← {children}</Back>;
}
