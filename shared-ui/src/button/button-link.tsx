import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps } from './button.styles';

/** A router link styled as a button: `<ButtonLink $variant="primary" to="/...">`. */
export const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** An anchor styled as a button, for other sites, `tel:` and downloads. */
export const ButtonAnchor = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
