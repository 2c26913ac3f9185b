import { type ReactElement, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Button, Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { buttonStyles, type ButtonStyleProps, type ButtonVariant } from '../button/index';
import { token } from '../theme/index';

const Trigger = styled(Button)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** A list that is longer than the room beside its button scrolls: over the button, the end of the press that opens it would choose an entry. */
const MenuPopover = styled(Popover)`
  min-width: 12rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token.controlBorder};
  border-radius: ${token.radiusControl};
  background: ${token.surface};
  color: ${token.ink};
  box-shadow: 0 8px 24px ${token.shadow};
`;

const List = styled(AriaMenu)`
  padding: ${token.space4};
  outline: none;
` as typeof AriaMenu;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  display: block;
  padding: 8px ${token.space12};
  border-radius: 4px;
  color: ${({ $danger }) => ($danger ? token.danger : token.ink)};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${token.brandTint};
    box-shadow: inset 3px 0 0 ${token.brand};
  }
`;

interface MenuAction {
  id: string;
  label: string;
  onAction: () => void;
  danger?: boolean;
}

interface MenuProps {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the button, when its content is not sufficient. */
  name?: string;
  actions: readonly MenuAction[];
  variant?: ButtonVariant;
  /** Leaves out the arrow, where a row has no room for it. */
  isShort?: boolean;
  /** Called when the list opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** A button that opens a list of actions. */
export function Menu({ label, name, actions, variant = 'secondary', isShort = false, onOpenChange }: MenuProps): ReactElement {
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <Trigger aria-label={name} $variant={variant}>
        {label}
        {!isShort && <ChevronDown size={16} aria-hidden="true" />}
      </Trigger>
      <MenuPopover placement="bottom end">
        <List>
          {actions.map(({ id, label: text, onAction, danger = false }) => (
            <Item key={id} id={id} $danger={danger} onAction={onAction}>
              {text}
            </Item>
          ))}
        </List>
      </MenuPopover>
    </MenuTrigger>
  );
}
