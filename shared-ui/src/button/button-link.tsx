import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonLook, type ButtonLook } from './button.styles';

/** A router link that looks like a button: `<ButtonLink $variant="primary" to="/...">`. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${buttonLook}
`;

/** A plain anchor that looks like a button: other sites, `tel:`, downloads. */
export const ButtonAnchor = styled.a<ButtonLook>`
  ${buttonLook}
`;
