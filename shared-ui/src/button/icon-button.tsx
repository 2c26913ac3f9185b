import { type ButtonHTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/index';

const Square = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token.controlHeight};
  height: ${token.controlHeight};
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: ${token.hoverWash};
  }
`;

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name: the action. */
  label: string;
  /** The icon, hidden from screen readers. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon only. */
export function IconButton({ label, children, ...rest }: IconButtonProps): ReactElement {
  return (
    <Square type="button" {...rest} aria-label={label}>
      <span aria-hidden="true">{children}</span>
    </Square>
  );
}
